import { useMemo } from 'react';
import { DUE_CLASSES } from '#contract/operators/review.ts';
import { OPEN_STATES } from '#domain/lending/states/application-states.ts';
import { CountLink } from '#renderer/features/operator/dashboard/count-link.tsx';
import { FigurePart } from '#renderer/features/operator/dashboard/figure-part.tsx';
import { type Figures, listOf, wholeCount } from '#renderer/features/operator/dashboard/figures.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

type Open = Figures['open'];

const LOOKS = { overdue: 'alert', today: 'accent', later: 'primary', none: 'quiet' } as const;

const sumOf = (open: Open, isMeant: (each: Open[number]) => boolean): number =>
  open.filter((each) => isMeant(each)).reduce((all, { count }) => all + count, 0);

function pictureOf(open: Open, t: Translator['t']): Plot {
  return {
    kind: 'bars',
    places: OPEN_STATES.map((state) => t(`queue.state.${state}`)),
    placeInWords: (at) => t(`queue.state.${OPEN_STATES[at] ?? 'SUBMITTED'}`),
    money: String,
    roundMoney: wholeCount,
    series: DUE_CLASSES.map((due) => ({
      name: t(`queue.dueClass.${due}`),
      look: LOOKS[due],
      values: OPEN_STATES.map((state) =>
        sumOf(open, (each) => each.state === state && each.due === due),
      ),
    })),
  };
}

/** What is open, by state and by how long it may still take. */
export function OpenNow({ open }: { readonly open: Open }) {
  const { t } = useTranslation();
  const picture = useMemo(() => pictureOf(open, t), [open, t]);
  const overdue = sumOf(open, ({ due }) => due === 'overdue');
  const today = sumOf(open, ({ due }) => due === 'today');
  return (
    <FigurePart
      heading={t('dashboard.open.heading')}
      chart={
        <ChartFigure
          title={t('dashboard.open.chart')}
          picture={picture}
          note={t('dashboard.open.note', { overdue, today })}
        />
      }
    >
      <DataTable
        manyColumns
        caption={t('dashboard.open.chart')}
        columns={[
          t('dashboard.open.state'),
          ...DUE_CLASSES.map((due) => t(`queue.dueClass.${due}`)),
          t('dashboard.total'),
        ]}
        rows={[...OPEN_STATES.map((state) => [state] as const), OPEN_STATES].map((states) => {
          const name = states.length > 1 ? t('dashboard.total') : t(`queue.state.${states[0]}`);
          const isMeant = (each: Open[number]) => states.some((state) => state === each.state);
          return {
            id: name,
            cells: [
              name,
              ...DUE_CLASSES.map((due) => (
                <CountLink
                  key={due}
                  count={sumOf(open, (each) => isMeant(each) && each.due === due)}
                  about={`${name}, ${t(`queue.dueClass.${due}`)}`}
                  list={listOf({ states: [...states], due })}
                />
              )),
              <CountLink
                key="all"
                count={sumOf(open, isMeant)}
                about={name}
                list={listOf({ states: [...states] })}
              />,
            ],
          };
        })}
      />
    </FigurePart>
  );
}
