import { makeStyles } from '@griffel/react';
import { MAX_HISTORY } from '#contract/operators/review.ts';
import {
  type Telling,
  entryInWords,
  factsInCode,
  whoInWords,
} from '#renderer/features/operator/application/record/history-words.ts';
import { VerifyAudit } from '#renderer/features/operator/application/record/verify-audit.tsx';
import { Moment } from '#renderer/ui/text/moment.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  facts: {
    fontFamily: token.fontFamilyMonospace,
    fontSize: token.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

/** As many entries as the gateway gives at most. */

/** Every entry of the audit with its facts, each look among them, and whether the chain is whole. */
export function Audit({ telling }: { readonly telling: Telling }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { history } = telling.application;
  return (
    <Stack gap="m">
      <p>
        {t('review.audit.text')} {t('review.logged')}
      </p>
      <VerifyAudit number={telling.application.number} />
      {history.length === MAX_HISTORY && <p>{t('review.more')}</p>}
      <DataTable
        caption={t('review.record.parts.audit')}
        columns={[
          t('review.audit.when'),
          t('review.audit.who'),
          t('review.audit.what'),
          t('review.audit.facts'),
        ]}
        rows={history.map((entry, index) => ({
          id: String(history.length - index),
          cells: [
            <Moment key="when" at={entry.at} />,
            whoInWords(telling, entry),
            entryInWords(telling, entry),
            <span key="facts" className={styles.facts}>
              {factsInCode(entry)}
            </span>,
          ],
        }))}
      />
    </Stack>
  );
}
