/** The figures of a showroom as the page and the file show them. */
import type { ReplyOf } from '#contract/gateway.ts';
import type { showroom, ShowroomFigures } from '#contract/dealers/showroom.ts';
import { csvOf } from '#domain/csv.ts';
import { daysAfter, mondayOf } from '#domain/days.ts';
import { rupeesOf } from '#domain/money/money.ts';
import {
  type Branches,
  branchInWords,
  NO_BRANCH,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';

export type Showroom = ReplyOf<typeof showroom>;

export const PERIODS = ['week', 'lastWeek', 'fourWeeks', 'thirteenWeeks', 'year'] as const;
export type PeriodName = (typeof PERIODS)[number];
type Days = { readonly from: string; readonly to: string };

/** The days of a period that ends today, or with the last Sunday. Weeks are whole from their Monday. */
export function daysOf(period: PeriodName, today: string): Days {
  const monday = mondayOf(today);
  const weeksAgo = (weeks: number) => ({ from: daysAfter(monday, -7 * weeks), to: today });
  switch (period) {
    case 'week':
      return weeksAgo(0);
    case 'lastWeek':
      return { from: daysAfter(monday, -7), to: daysAfter(monday, -1) };
    case 'fourWeeks':
      return weeksAgo(3);
    case 'thirteenWeeks':
      return weeksAgo(12);
    case 'year':
      return weeksAgo(51);
  }
}

export const GROUPS = ['salesperson', 'branch', 'model', 'week'] as const;
export type Group = (typeof GROUPS)[number];

export const FIGURES = [
  'leads',
  'won',
  'lost',
  'quotes',
  'applications',
  'delivered',
  'received',
] as const satisfies readonly (keyof ShowroomFigures)[];

export type FigureRow = {
  readonly id: string;
  readonly name: string;
  readonly figures: ShowroomFigures;
  /** How the list of leads shows the same ones; null where it cannot. */
  readonly listed: { readonly owner: string } | { readonly branch: string } | Days | null;
};

export function rowsOf(
  shown: Showroom,
  by: Group,
  { from, to }: Days,
  { t, language }: Translator,
  branches: Pick<Branches, 'all'>,
): readonly FigureRow[] {
  switch (by) {
    case 'salesperson':
      return shown.bySalesperson.map(({ membership, name, ...figures }) => ({
        id: membership ?? 'nobody',
        name: name ?? t('leads.owner.nobody'),
        figures,
        listed: { owner: membership ?? 'nobody' },
      }));
    case 'branch':
      return shown.byBranch.map(({ branch, ...figures }) => ({
        id: branch ?? NO_BRANCH,
        name: branchInWords({ t }, branches, branch),
        figures,
        listed: { branch: branch ?? NO_BRANCH },
      }));
    case 'model':
      return shown.byModel.map(({ model, ...figures }) => ({
        id: model ?? '',
        name: model ?? t('showroom.noModel'),
        figures,
        listed: null,
      }));
    case 'week':
      return shown.byWeek.map(({ monday, ...figures }) => ({
        id: monday,
        name: t('showroom.weekOf', { day: dayInWords(monday, language) }),
        figures,
        listed: {
          from: monday < from ? from : monday,
          to: daysAfter(monday, 6) > to ? to : daysAfter(monday, 6),
        },
      }));
  }
}

/** Leads of each group: bought, lost, and still open. */
export function pictureOf(rows: readonly FigureRow[], { t }: Translator): Plot | null {
  if (rows.every(({ figures }) => figures.leads === 0)) return null;
  const whole = (value: number) => (Number.isInteger(value) ? String(value) : null);
  const series = (
    name: string,
    look: 'primary' | 'accent' | 'quiet',
    of: (row: FigureRow) => number,
  ) => ({
    name,
    look,
    values: rows.map(of),
  });
  return {
    kind: 'bars',
    places: rows.map(({ name }) => name),
    placeInWords: (at) => rows[at]?.name ?? '',
    money: String,
    roundMoney: whole,
    series: [
      series(t('leads.state.WON'), 'primary', ({ figures }) => figures.won),
      series(
        t('leads.state.OPEN'),
        'accent',
        ({ figures: { leads, won, lost } }) => leads - won - lost,
      ),
      series(t('leads.state.LOST'), 'quiet', ({ figures }) => figures.lost),
    ],
  };
}

/** The table as a file, with money in rupees. */
export function fileOf(
  rows: readonly FigureRow[],
  total: ShowroomFigures,
  by: Group,
  { t }: Translator,
): string {
  const cells = (figures: ShowroomFigures) =>
    FIGURES.map((name) => (name === 'received' ? rupeesOf(figures.received) : figures[name]));
  return csvOf([
    [t(`showroom.by.${by}`), ...FIGURES.map((name) => t(`showroom.figure.${name}`))],
    ...rows.map(({ name, figures }) => [name, ...cells(figures)]),
    [t('showroom.total'), ...cells(total)],
  ]);
}
