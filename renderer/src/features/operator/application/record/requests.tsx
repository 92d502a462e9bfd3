import type { Telling } from '#renderer/features/operator/application/record/history-words.ts';
import { kindInWords } from '#renderer/features/operator/application/shared/application-words.ts';
import { Moment } from '#renderer/features/operator/application/shared/moment.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** What we and lenders asked the borrower to correct or upload. */
export function Requests({ telling }: { readonly telling: Telling }) {
  const { t } = useTranslation();
  const { words, lenderName, application } = telling;
  if (application.changeRequests.length === 0) return <p>{t('review.record.noRequests')}</p>;
  return (
    <DataTable
      caption={t('review.record.parts.requests')}
      columns={[
        t('review.record.asked'),
        t('review.record.reason'),
        t('review.record.askedBy'),
        t('review.record.askedAt'),
        t('review.record.answered'),
      ]}
      rows={application.changeRequests.map((request) => ({
        id: request.id,
        cells: [
          [
            ...request.sections.map((section) => t(`review.section.${section}`)),
            ...request.documents.map((kind) => kindInWords(words, kind)),
          ].join(', '),
          t(`review.changeReason.${request.reason}`),
          request.lenderId === null ? t('review.record.us') : lenderName(request.lenderId),
          <Moment key="asked" at={request.askedAt} />,
          request.answeredAt === null ? (
            t('review.record.open')
          ) : (
            <Moment key="answered" at={request.answeredAt} />
          ),
        ],
      }))}
    />
  );
}
