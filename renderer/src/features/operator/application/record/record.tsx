import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Audit } from '#renderer/features/operator/application/record/audit.tsx';
import {
  type Telling,
  entryInWords,
  isShown,
  whoInWords,
} from '#renderer/features/operator/application/record/history-words.ts';
import { Lenders } from '#renderer/features/operator/application/record/lenders.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';
import {
  kindInWords,
  consentInWords,
  itemInWords,
} from '#renderer/features/operator/application/shared/application-words.ts';
import { Moment } from '#renderer/ui/text/moment.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { from } from '#renderer/theme/breakpoints.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
});

const PARTS = ['timeline', 'lenders', 'consents', 'requests', 'audit'] as const;
type Part = (typeof PARTS)[number];

/** What is on record of an application: what has happened, its lenders, consents and corrections, and the audit. */
export function ApplicationRecord({ telling }: { readonly telling: Telling }) {
  const styles = useStyles();
  const { t } = telling.words;
  const [part, setPart] = useState<Part>('timeline');
  return (
    <section aria-label={t('review.record.title')} className={styles.part}>
      <h2>{t('review.record.title')}</h2>
      <Tabs
        label={t('review.record.title')}
        tabs={PARTS.map((name) => ({ name, label: t(`review.record.parts.${name}`) }))}
        chosen={part}
        onChoose={setPart}
      >
        {part === 'timeline' && <Timeline telling={telling} />}
        {part === 'lenders' && <Lenders telling={telling} />}
        {part === 'consents' && <Consents telling={telling} />}
        {part === 'requests' && <Requests telling={telling} />}
        {part === 'audit' && <Audit telling={telling} />}
      </Tabs>
    </section>
  );
}

/** What we and lenders asked the borrower to correct or upload. */
function Requests({ telling }: { readonly telling: Telling }) {
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

/** What the borrower has agreed to, and since when. */
function Consents({ telling }: { readonly telling: Telling }) {
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

const useTimelineStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  entry: {
    display: 'grid',
    columnGap: space.m,
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    [from.md]: { gridTemplateColumns: '13rem 9rem minmax(0, 1fr)' },
  },
  when: { color: token.colorNeutralForeground2 },
  what: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** What has happened, the newest first. */
function Timeline({ telling }: { readonly telling: Telling }) {
  const styles = useTimelineStyles();
  const { language } = telling.words;
  const entries = telling.application.history.filter((entry) => isShown(entry));
  return (
    <ol className={styles.list}>
      {entries.map((entry, index) => (
        // Entries are never changed, and the newest comes first.
        <li key={entries.length - index} className={styles.entry}>
          <time dateTime={new Date(entry.at).toISOString()} className={styles.when}>
            {momentInWords(new Date(entry.at), language)}
          </time>
          <span>{whoInWords(telling, entry)}</span>
          <span className={styles.what}>{entryInWords(telling, entry)}</span>
        </li>
      ))}
    </ol>
  );
}
