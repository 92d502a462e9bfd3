import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { Who } from '#renderer/features/calculator/eligibility/estimate.ts';
import { NO_VALUES, WhoFields } from '#renderer/features/calculator/eligibility/who-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type SaveSheetProps, useHostParts } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/calculator/eligibility/eligibility-rules.ts')).whoRules,
);

const useStyles = makeStyles({
  print: { display: 'flex', flexDirection: 'column', gap: space.m },
  heading: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** Asks for the name and email that are printed on the estimate, and prints it. */
export function PrintWithName({
  alone,
  onNamed,
}: Pick<SaveSheetProps, 'alone'> & { readonly onNamed: (who: Who) => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { print } = usePlatform();
  const { PrintOnPaper, SaveSheet } = useHostParts();
  const [isNamed, setNamed] = useState(false);
  const form = useForm({ resolver: rules.resolver, defaultValues: NO_VALUES });
  const hasOwnButtons = PrintOnPaper !== undefined || SaveSheet !== undefined;

  function printFor({ name, email }: Who): void {
    // What is printed is what the page shows.
    flushSync(() => {
      onNamed({ name, email });
      setNamed(true);
    });
    if (!hasOwnButtons) void alone(print);
  }

  return (
    <div className={styles.print}>
      <h4 className={styles.heading}>{t('eligibilityAnswer.print')}</h4>
      <Form
        onFocus={rules.fetchAhead}
        onSubmit={form.handleSubmit(printFor, () => setNamed(false))}
      >
        <WhoFields form={form} />
        <FormActions>
          <Button type="submit">
            {t(hasOwnButtons ? 'eligibilityAnswer.prepare' : 'eligibilityAnswer.print')}
          </Button>
        </FormActions>
      </Form>
      {hasOwnButtons && isNamed && (
        <FormActions>
          <PrintSheet
            label={t('eligibilityAnswer.print')}
            name={t('eligibilityAnswer.printFile')}
            alone={alone}
          />
        </FormActions>
      )}
    </div>
  );
}
