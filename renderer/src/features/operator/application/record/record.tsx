import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Audit } from '#renderer/features/operator/application/record/audit.tsx';
import { Consents } from '#renderer/features/operator/application/record/consents.tsx';
import type { Telling } from '#renderer/features/operator/application/record/history-words.ts';
import { Lenders } from '#renderer/features/operator/application/record/lenders.tsx';
import { Requests } from '#renderer/features/operator/application/record/requests.tsx';
import { Timeline } from '#renderer/features/operator/application/record/timeline.tsx';
import { space } from '#renderer/theme/token.ts';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';

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
