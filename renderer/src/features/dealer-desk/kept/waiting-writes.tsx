import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { KeptWrite } from '#contract/desk.ts';
import { KeptEntry } from '#renderer/features/dealer-desk/kept/kept-entry.tsx';
import { useOnline } from '#renderer/features/dealer-desk/shared/use-online.ts';
import { type Kept, useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusMedium,
    backgroundColor: token.colorNeutralBackground1,
  },
  title: { fontSize: token.fontSizeBase500 },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  unseen: visuallyHidden,
});

/** What a showroom's computer keeps until it can be sent, and what became of it. A browser keeps nothing, and says so. */
export function WaitingWrites() {
  const kept = useKept();
  return kept === null ? <InBrowser /> : <OnThisComputer kept={kept} />;
}

function InBrowser() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div role="status">{!isOnline && <Remark tone="warning">{t('kept.inBrowser')}</Remark>}</div>
  );
}

function OnThisComputer({ kept: { keptOn, writes } }: { readonly kept: Kept }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const title = useId();
  const unsent = writes.filter(({ state }) => state.kind !== 'differs').length;
  const toDecide = writes.filter(needsSomebody).length;
  return (
    <>
      <p role="status" className={styles.unseen}>
        {unsent > 0 && t('kept.unsent', { count: unsent })}{' '}
        {toDecide > 0 && t('kept.toDecide', { count: toDecide })}
      </p>
      {writes.length > 0 && (
        <section aria-labelledby={title} className={styles.part}>
          <h2 id={title} className={styles.title}>
            {unsent > 0 ? t('kept.title', { count: unsent }) : t('kept.arrived')}
          </h2>
          {keptOn === 'memory' && unsent > 0 && (
            <Remark tone="warning">{t('kept.inMemory')}</Remark>
          )}
          <ul className={styles.list}>
            {writes.toSorted(byNeed).map((each) => (
              <KeptEntry key={each.id} kept={each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const needsSomebody = ({ state }: KeptWrite): boolean =>
  state.kind !== 'waiting' && state.kind !== 'sending';

/** First what needs a decision; then in sending order. */
const byNeed = (one: KeptWrite, other: KeptWrite): number =>
  Number(needsSomebody(other)) - Number(needsSomebody(one));
