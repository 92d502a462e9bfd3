import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { QuoteField } from '#renderer/features/calculator/quote/quote-address.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  bar: { paddingTop: space.xs, paddingBottom: space.xs },
  text: { fontSize: token.fontSizeBase400, lineHeight: '1.5', whiteSpace: 'normal' },
});

const NAMES = {
  amount: 'calculator.fields.amount',
  months: 'calculator.fields.months',
  rate: 'calculator.fields.rate',
  expert: 'calculator.fields.expert',
  fee: 'calculator.fields.fee',
  charges: 'calculator.fields.charges',
  asLenders: 'calculator.fields.asLenders',
} as const satisfies Record<QuoteField, string>;

/** Says which figures of a shared link were not valid. */
export function LinkProblems({ problems }: { readonly problems: readonly QuoteField[] }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const fields = listInWords(
    problems.map((field) => t(NAMES[field])),
    language,
  );
  return (
    <div role="status">
      {fields !== '' && (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody className={styles.text}>
            {t('calculator.problems', { fields })}
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
