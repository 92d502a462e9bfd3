import { DAY_MS, indianDayOf } from '#domain/days.ts';
import type { Figures } from '#renderer/features/operator/dashboard/figures.ts';
import { spanInWords } from '#renderer/features/operator/dashboard/span-in-words.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { inUnit } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';

type Week = Figures['weeks'][number];

const A_MINUTE = 60_000;
const UNITS = [
  { unit: 'day', length: DAY_MS, from: 2 * DAY_MS },
  { unit: 'hour', length: 60 * A_MINUTE, from: 60 * A_MINUTE },
  { unit: 'minute', length: A_MINUTE, from: 0 },
] as const;

/** Whether there is a line to draw: two consecutive weeks with an answer. */
export const hasLine = (weeks: readonly Week[]): boolean =>
  weeks.some(({ median }, at) => median !== null && (weeks[at + 1]?.median ?? null) !== null);

/** How long borrowers waited, in the largest unit of which the longest wait has at least one. */
export function answersPicture(weeks: readonly Week[], translator: Translator): Plot {
  const { t, language } = translator;
  const longest = Math.max(0, ...weeks.flatMap(({ median, p90 }) => [median ?? 0, p90 ?? 0]));
  const { unit, length } = UNITS.find(({ from }) => longest >= from) ?? UNITS[2];
  const begin = ({ begins }: Pick<Week, 'begins'>) => dayInWords(indianDayOf(begins), language);
  // In words a wait takes a minute at least, and so it does here.
  const drawn = (span: number | null) => (span === null ? null : Math.max(span, A_MINUTE) / length);
  return {
    kind: 'lines',
    // Short enough for a dozen side by side; the table has the days in full.
    places: weeks.map(({ begins }) => {
      const [, month, day] = indianDayOf(begins).split('-');
      return `${Number(day)}/${Number(month)}`;
    }),
    axis: t('dashboard.answers.axis'),
    placeInWords: (at) => {
      const week = weeks[at];
      return week === undefined ? '' : t('dashboard.answers.weekFrom', { day: begin(week) });
    },
    money: (count) => spanInWords(translator, count * length),
    roundMoney: (count) => (Number.isInteger(count) ? inUnit(unit, count, language) : null),
    series: [
      {
        name: t('dashboard.answers.median'),
        look: 'primary',
        values: weeks.map(({ median }) => drawn(median)),
      },
      {
        name: t('dashboard.answers.p90'),
        look: 'accent',
        values: weeks.map(({ p90 }) => drawn(p90)),
      },
    ],
  };
}
