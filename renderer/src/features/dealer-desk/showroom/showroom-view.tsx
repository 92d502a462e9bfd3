import { makeStyles } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import type { ShowroomFigures } from '#contract/dealers/showroom.ts';
import {
  ALL_OPEN,
  type LeadFilter,
} from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { reasonInWords, sourceInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { BranchField } from '#renderer/features/dealer-desk/shared/branch-field.tsx';
import {
  ALL_BRANCHES,
  askedBranch,
  type BranchFilter,
  branchInWords,
  isSeveral,
  useBranches,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import {
  daysOf,
  FIGURES,
  type FigureRow,
  fileOf,
  type Group,
  GROUPS,
  type PeriodName,
  PERIODS,
  pictureOf,
  rowsOf,
  type Showroom,
} from '#renderer/features/dealer-desk/showroom/showroom-figures.ts';
import { TeamPart } from '#renderer/features/dealer-desk/showroom/team-part.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  choices: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space.m,
    '& > *': { flex: '0 1 14rem' },
    [onPaper]: { display: 'none' },
  },
  title: { fontSize: token.fontSizeBase500 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s, [onPaper]: { display: 'none' } },
  link: { color: token.colorBrandForegroundLink, fontWeight: token.fontWeightSemibold },
  text: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
});

/** What a figure counts, as the list of leads shows it. */
type OnLeads = (filter: LeadFilter) => void;

/** A manager's view: the showroom's figures of some days, and who works here. */
export function ShowroomView({ onLeads }: { readonly onLeads: OnLeads }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [period, setPeriod] = useState<PeriodName>('fourWeeks');
  const [by, setBy] = useState<Group>('salesperson');
  const [branch, setBranch] = useState(ALL_BRANCHES);
  const branches = useBranches();
  const groups = GROUPS.filter((each) => each !== 'branch' || isSeveral(branches));
  const days = daysOf(period, indianToday());
  const asked = { ...days, branch: askedBranch(branch) };
  const { data, error, refetch } = useCallQuery('showroom', asked, { keepsPrevious: true });
  return (
    <Stack gap="l">
      <div className={styles.choices}>
        <ChoiceField
          label={t('showroom.period')}
          value={period}
          options={PERIODS.map((value) => ({ value, label: t(`showroom.periods.${value}`) }))}
          onChange={setPeriod}
        />
        <ChoiceField
          label={t('showroom.groupBy')}
          value={by}
          options={groups.map((value) => ({ value, label: t(`showroom.by.${value}`) }))}
          onChange={setBy}
        />
        <BranchField value={branch} onChange={setBranch} />
      </div>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data !== undefined && (
        <Figures shown={data} by={by} days={days} branch={branch} onLeads={onLeads} />
      )}
      <TeamPart />
    </Stack>
  );
}

function Figures({
  shown,
  by,
  days,
  branch,
  onLeads,
}: {
  readonly shown: Showroom;
  readonly by: Group;
  readonly days: { readonly from: string; readonly to: string };
  readonly branch: BranchFilter;
  readonly onLeads: OnLeads;
}) {
  const styles = useStyles();
  const branches = useBranches();
  const translator = useTranslation();
  const { t, language } = translator;
  const { sheet, day, alone } = usePrintedSheet();
  const rows = rowsOf(shown, by, days, translator, branches);
  const picture = pictureOf(rows, translator);
  const name = `showroom-${by}-${days.from}-${days.to}`;
  const title = t('showroom.title', {
    from: dayInWords(days.from, language),
    to: dayInWords(days.to, language),
  });
  const link = (filter: Partial<LeadFilter>, text: ReactNode) => (
    <a
      href={fragmentOf({ view: 'leads' })}
      className={styles.link}
      onClick={() => onLeads({ ...ALL_OPEN, state: 'all', written: days, branch, ...filter })}
    >
      {text}
    </a>
  );
  return (
    <>
      <div className={styles.actions}>
        <Button
          onClick={() =>
            saveFile(
              `${name}.csv`,
              'text/csv;charset=utf-8',
              fileOf(rows, shown.total, by, translator),
            )
          }
        >
          {t('showroom.csv')}
        </Button>
        <PrintSheet label={t('showroom.print')} name={name} alone={alone} />
      </div>
      <Sheet sheet={sheet} title={t('desk.titles.showroom')} day={day}>
        <h2 className={styles.title}>{title}</h2>
        {branch !== ALL_BRANCHES && (
          <p>
            {t('dealerBranches.branch')}: {branchInWords(translator, branches, askedBranch(branch))}
          </p>
        )}
        <p className={styles.text}>{t('showroom.intro')}</p>
        {picture === null ? (
          <p role="status">{t('showroom.noLeads')}</p>
        ) : (
          <ChartFigure
            title={t('showroom.chart', { by: t(`showroom.by.${by}`) })}
            picture={picture}
            note={t('showroom.chartNote')}
          />
        )}
        <DataTable
          caption={title}
          manyColumns
          columns={[t(`showroom.by.${by}`), ...FIGURES.map((each) => t(`showroom.figure.${each}`))]}
          rows={[
            ...rows.map((row) => ({ id: row.id, cells: cellsOf(row, link) })),
            {
              id: 'total',
              cells: cellsOf(
                { id: 'total', name: t('showroom.total'), figures: shown.total, listed: days },
                link,
              ),
            },
          ]}
        />
        <WhyLost shown={shown} link={link} />
        <Sources shown={shown} link={link} />
        <Stages shown={shown} />
      </Sheet>
    </>
  );
}

type LinkTo = (filter: Partial<LeadFilter>, text: ReactNode) => ReactNode;

const CLOSED = { won: 'WON', lost: 'LOST' } as const;

function cellsOf({ name, figures, listed }: FigureRow, link: LinkTo): readonly ReactNode[] {
  const filter = listed === null ? null : 'from' in listed ? { written: listed } : listed;
  const cell = (of: keyof ShowroomFigures): ReactNode => {
    if (of === 'received') return inWholeRupees(figures.received);
    const value = figures[of];
    if (filter === null || value === 0) return value;
    if (of === 'leads') return link(filter, value);
    return of === 'won' || of === 'lost' ? link({ ...filter, state: CLOSED[of] }, value) : value;
  };
  return [name, ...FIGURES.map(cell)];
}

type PartProps = { readonly shown: Showroom; readonly link: LinkTo };

function WhyLost({ shown: { byReason }, link }: PartProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Stack gap="s" as="section">
      <h2 className={styles.title}>{t('showroom.why')}</h2>
      {byReason.length === 0 ? (
        <p>{t('showroom.noneLost')}</p>
      ) : (
        <DataTable
          caption={t('showroom.why')}
          columns={[t('leads.lostWhy'), t('showroom.figure.lost')]}
          rows={byReason
            .toSorted((one, other) => other.lost - one.lost)
            .map(({ reason, lost }) => ({
              id: reason,
              cells: [reasonInWords({ t }, reason), link({ state: 'LOST', reason }, lost)],
            }))}
        />
      )}
    </Stack>
  );
}

function Sources({ shown: { bySource }, link }: PartProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (bySource.length === 0) return null;
  return (
    <Stack gap="s" as="section">
      <h2 className={styles.title}>{t('leads.field.source')}</h2>
      <DataTable
        caption={t('leads.field.source')}
        columns={[
          t('leads.field.source'),
          t('showroom.figure.leads'),
          t('showroom.figure.won'),
          t('showroom.figure.lost'),
        ]}
        rows={bySource.map(({ source, leads, won, lost }) => ({
          id: source ?? 'none',
          cells: [
            source === null ? t('leads.notKnown') : sourceInWords({ t }, source),
            source === null ? leads : link({ source }, leads),
            won,
            lost,
          ],
        }))}
      />
    </Stack>
  );
}

function Stages({ shown: { byStage } }: { readonly shown: Showroom }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (byStage.length === 0) return null;
  return (
    <Stack gap="s" as="section">
      <h2 className={styles.title}>{t('showroom.stages')}</h2>
      <DataTable
        caption={t('showroom.stages')}
        columns={[t('showroom.stage'), t('showroom.figure.applications')]}
        rows={byStage.map(({ stage, applications }) => ({
          id: stage,
          cells: [t(`following.stages.${stage}`), applications],
        }))}
      />
    </Stack>
  );
}
