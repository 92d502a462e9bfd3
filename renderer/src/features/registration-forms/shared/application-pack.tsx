import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Checklist } from '#renderer/features/registration-forms/shared/checklist.tsx';
import {
  type PackPart,
  PackPartView,
} from '#renderer/features/registration-forms/shared/pack-part.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';

const useStyles = makeStyles({
  pack: { display: 'flex', flexDirection: 'column', gap: space.l },
  title: { fontSize: token.fontSizeBase600 },
});

/** The summary at the end of a long form: reviewed on screen, printed as a pack. Takes the focus when it appears. */
export function ApplicationPack({
  title,
  fileName,
  parts,
  documents,
  onChange,
}: {
  /** The printed title. */
  readonly title: string;
  /** File name if the pack is saved as a file. */
  readonly fileName: string;
  readonly parts: readonly PackPart[];
  readonly documents: readonly string[];
  /** Goes back to the form, to the part with that id if given. */
  readonly onChange: (part?: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { sheet, day, alone } = usePrintedSheet();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.pack}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('forms.pack.heading')}
      </h2>
      <p>{t('forms.pack.intro')}</p>
      <Sheet sheet={sheet} title={title} day={day}>
        {parts.map((part) => (
          <PackPartView key={part.id} part={part} onChange={() => onChange(part.id)} />
        ))}
        <Checklist items={documents} />
      </Sheet>
      <FormActions>
        <Button onClick={() => onChange()}>{t('forms.pack.back')}</Button>
        <PrintSheet label={t('forms.pack.print')} name={fileName} alone={alone} />
      </FormActions>
    </div>
  );
}
