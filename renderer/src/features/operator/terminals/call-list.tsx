import { use } from 'react';
import {
  type ShownCall,
  useStaffCalls,
} from '#renderer/features/operator/terminals/use-staff-calls.ts';
import { StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { DutiesContext, IfMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';
import { Moment } from '#renderer/ui/text/moment.tsx';

const TONES = { waiting: 'waits', unanswered: 'urgent', coming: 'quiet' } as const;

/** The visitors who call, each with the button that says that somebody is coming. */
export function CallList() {
  const { t } = useTranslation();
  const calls = useStaffCalls(use(DutiesContext));
  const { busy, outcome, act } = useAct();

  const answer = ({ terminal, call, name }: ShownCall) =>
    act(
      'answerStaffCall',
      (requestId) => ({ requestId, terminal, call }),
      t('terminals.answered', { name }),
    );

  if (calls.length === 0) return <OutcomeMessage outcome={outcome} />;
  return (
    <Stack gap="m" as="section">
      <h2>{t('terminals.callsTitle')}</h2>
      <OutcomeMessage outcome={outcome} />
      <RowGrid
        label={t('terminals.callsTitle')}
        rows={calls}
        idOf={({ call }) => call}
        hasCards
        columns={[
          { id: 'name', title: t('terminals.name'), cell: ({ name }) => name, width: 'wide' },
          { id: 'branch', title: t('terminals.branch'), cell: ({ branch }) => branch },
          {
            id: 'since',
            title: t('terminals.calledAt'),
            cell: ({ calledAt }) => <Moment at={calledAt} />,
          },
          {
            id: 'state',
            title: t('terminals.state'),
            cell: ({ state }) => (
              <StateBadge tone={TONES[state]}>{t(`terminals.callIs.${state}`)}</StateBadge>
            ),
          },
          {
            id: 'act',
            title: t('terminals.acts'),
            isWhole: true,
            cell: (row) =>
              row.state !== 'coming' && (
                <IfMay call="answerStaffCall">
                  <PageButton
                    kind="primary"
                    busy={busy}
                    aria-label={t('terminals.comingTo', { name: row.name })}
                    onClick={() => void answer(row)}
                  >
                    {t('terminals.iAmComing')}
                  </PageButton>
                </IfMay>
              ),
          },
        ]}
      />
    </Stack>
  );
}
