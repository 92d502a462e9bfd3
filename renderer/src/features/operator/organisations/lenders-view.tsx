import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { LenderCard } from '#renderer/features/operator/organisations/lender/lender-card.tsx';
import { EditLender } from '#renderer/features/operator/organisations/lender/edit-lender.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallPages } from '#renderer/platform/queries/use-call-pages.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Pages } from '#renderer/ui/staff/pages.tsx';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: space.l },
  list: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** The lenders with what borrowers read of them, and the computers that they work with. */
export function LendersView() {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const query = useCallPages(
    'lenderSystems',
    (after: string | null) => ({ after }),
    ({ systems, isLastPage }) => (isLastPage ? null : (systems.at(-1)?.lenderId ?? null)),
  );
  return (
    <div className={styles.view}>
      <p>{t('organisations.lendersIntro')}</p>
      <div>
        <Button onClick={() => setAdding(true)}>{t('organisations.addLender')}</Button>
      </div>
      <Pages
        query={query}
        itemsOf={({ systems }) => systems}
        none={t('organisations.noLenders')}
        said={(count) => t('organisations.lendersShown', { count })}
      >
        {(systems) => (
          <div className={styles.list}>
            {systems.map((system) => (
              <LenderCard key={system.lenderId} system={system} />
            ))}
          </div>
        )}
      </Pages>
      {isAdding && <EditLender saved={null} onClose={() => setAdding(false)} />}
    </div>
  );
}
