import { useState } from 'react';
import type { ListedTerminal } from '#contract/operators/terminals.ts';
import { CallList } from '#renderer/features/operator/terminals/call-list.tsx';
import { OneTerminal } from '#renderer/features/operator/terminals/one-terminal.tsx';
import { settingsStanding } from '#renderer/features/operator/terminals/settings/settings-standing.ts';
import { SettingsPart } from '#renderer/features/operator/terminals/settings/settings-part.tsx';
import { stateInWords } from '#renderer/features/operator/terminals/terminal-words.ts';
import { SecondLine, StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { ListFrame } from '#renderer/ui/staff/list-frame.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';
import { Moment } from '#renderer/ui/text/moment.tsx';

/** Terminals report once a minute. In milliseconds. */
const EVERY = 30_000;

const TONES = {
  silent: 'urgent',
  attention: 'waits',
  off: 'quiet',
  'not-enrolled': 'quiet',
  fine: 'quiet',
  revoked: 'quiet',
} as const;

const loadAdd = async () =>
  (await import('#renderer/features/operator/terminals/add-dialog.tsx')).AddDialog;

/** The terminals in branches, those that are down first, and the visitors who call there. */
export function TerminalsView() {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('terminals', {}, { refetchInterval: EVERY });
  const [opened, setOpened] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const one = data?.terminals.find(({ terminal }) => terminal === opened);
  if (data !== undefined && one !== undefined) {
    return <OneTerminal one={one} now={data.at} onBack={() => setOpened(null)} />;
  }
  return (
    <ListFrame intro={t('terminals.intro')}>
      <CallList />
      <IfMay call="addTerminal">
        <div>
          <PageButton onClick={() => setAdding(true)}>{t('terminals.add')}</PageButton>
        </div>
      </IfMay>
      {data === undefined && error !== null && (
        <Unanswered failure={error.failure} onAgain={refetch} />
      )}
      {data === undefined && error === null && <p role="status">{t('work.list.loading')}</p>}
      {data !== undefined && (
        <TerminalList terminals={data.terminals} now={data.at} onOpen={setOpened} />
      )}
      {data !== undefined && data.terminals.length > 0 && (
        <SettingsPart terminals={data.terminals} />
      )}
      {isAdding && <OpenedPart load={loadAdd} props={{ onClose: () => setAdding(false) }} />}
    </ListFrame>
  );
}

function TerminalList({
  terminals,
  now,
  onOpen,
}: {
  readonly terminals: readonly ListedTerminal[];
  readonly now: number;
  readonly onOpen: (terminal: string) => void;
}) {
  const { t } = useTranslation();
  if (terminals.length === 0) return <p>{t('terminals.none')}</p>;
  const down = terminals.filter(({ state }) => state === 'silent').length;
  return (
    <>
      <p role="status">{t('terminals.down', { count: down })}</p>
      <RowGrid
        label={t('operator.titles.terminals')}
        rows={terminals}
        idOf={({ terminal }) => terminal}
        hasCards
        columns={[
          {
            id: 'name',
            title: t('terminals.name'),
            width: 'wide',
            cell: ({ name, branch }) => (
              <>
                {name}
                <SecondLine>{branch}</SecondLine>
              </>
            ),
          },
          {
            id: 'state',
            title: t('terminals.state'),
            width: 'wide',
            cell: (row) => (
              <>
                <StateBadge tone={TONES[row.state]}>{stateInWords(t, row, now)}</StateBadge>
                {row.settings?.refused != null && (
                  <SecondLine>{settingsStanding(t, row)}</SecondLine>
                )}
              </>
            ),
          },
          {
            id: 'report',
            title: t('terminals.lastReport'),
            cell: ({ reportedAt }) =>
              reportedAt === null ? t('terminals.never') : <Moment at={reportedAt} />,
          },
          {
            id: 'version',
            title: t('terminals.version'),
            width: 'narrow',
            cell: ({ health }) => health?.version ?? t('terminals.unknown'),
          },
          {
            id: 'open',
            title: t('terminals.acts'),
            width: 'narrow',
            isWhole: true,
            cell: ({ terminal, name }) => (
              <PageButton
                kind="subtle"
                aria-label={t('terminals.openOne', { name })}
                onClick={() => onOpen(terminal)}
              >
                {t('terminals.open')}
              </PageButton>
            ),
          },
        ]}
      />
    </>
  );
}
