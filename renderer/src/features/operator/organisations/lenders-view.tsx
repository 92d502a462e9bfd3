import { useState } from 'react';
import { LenderCard } from '#renderer/features/operator/organisations/lender/lender-card.tsx';
import { EditLender } from '#renderer/features/operator/organisations/lender/edit-lender.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallPages } from '#renderer/platform/queries/use-call-pages.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Pages } from '#renderer/ui/staff/pages.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';

/** The lenders with what borrowers read of them, and the computers that they work with. */
export function LendersView() {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const query = useCallPages(
    'lenderSystems',
    (after: string | null) => ({ after }),
    ({ systems, isLastPage }) => (isLastPage ? null : (systems.at(-1)?.lenderId ?? null)),
  );
  return (
    <Stack gap="l">
      <p>{t('organisations.lendersIntro')}</p>
      <IfMay call="saveLender">
        <div>
          <PageButton onClick={() => setAdding(true)}>{t('organisations.addLender')}</PageButton>
        </div>
      </IfMay>
      <Pages
        query={query}
        itemsOf={({ systems }) => systems}
        none={t('organisations.noLenders')}
        said={(count) => t('organisations.lendersShown', { count })}
      >
        {(systems) => (
          <Stack gap="m">
            {systems.map((system) => (
              <LenderCard key={system.lenderId} system={system} />
            ))}
          </Stack>
        )}
      </Pages>
      {isAdding && <EditLender saved={null} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
