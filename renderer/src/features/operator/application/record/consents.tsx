import type { Telling } from '#renderer/features/operator/application/record/history-words.ts';
import {
  consentInWords,
  itemInWords,
} from '#renderer/features/operator/application/shared/application-words.ts';
import { Moment } from '#renderer/features/operator/application/shared/moment.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** What the borrower has agreed to, and since when. */
export function Consents({ telling }: { readonly telling: Telling }) {
  const { t, language } = useTranslation();
  const { words, lenderName, application } = telling;
  const moment = (at: number) => momentInWords(new Date(at), language);
  return (
    <DataTable
      caption={t('review.record.parts.consents')}
      columns={[
        t('review.record.consent'),
        t('review.record.items'),
        t('review.record.given'),
        t('review.fact.state'),
      ]}
      rows={application.consents.map(({ id, purpose, lenderId, items, givenAt, withdrawnAt }) => ({
        id,
        cells: [
          consentInWords(words, purpose, lenderName, lenderId),
          items.map((item) => itemInWords(words, item)).join(', '),
          <Moment key="given" at={givenAt} />,
          withdrawnAt === null
            ? t('review.record.inForce')
            : t('review.record.withdrawnAt', { moment: moment(withdrawnAt) }),
        ],
      }))}
    />
  );
}
