import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { serviceLevelFigures } from '#contract/operators/service-levels.ts';
import { LEVEL_CLASSES, SERVICE_STEPS } from '#domain/lending/service-levels.ts';
import { CountLink } from '#renderer/features/operator/dashboard/count-link.tsx';
import { FigurePart } from '#renderer/features/operator/dashboard/figure-part.tsx';
import { listIn, listOf } from '#renderer/features/operator/dashboard/figures.ts';
import { workingSpanInWords } from '#renderer/features/operator/dashboard/span-in-words.ts';
import { useLenderNames } from '#renderer/features/operator/queue/use-lender-names.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

type Figures = ReplyOf<typeof serviceLevelFigures>;
type Ended = Figures['ended'][number];

/** How steps stand against their time frames, for those who lead the others. */
export function ServiceLevels({
  period,
}: {
  readonly period: BodyOf<typeof serviceLevelFigures>['period'];
}) {
  const { t } = useTranslation();
  const isMine = useMay()('serviceLevelFigures');
  const { data, error, refetch } = useCallQuery(
    'serviceLevelFigures',
    { period },
    { enabled: isMine },
  );
  if (!isMine) return null;
  return (
    <FigurePart
      heading={t('dashboard.levels.heading')}
      intro={t('dashboard.levels.intro')}
      chart={null}
    >
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data !== undefined && (
        <Stack gap="l">
          <Now now={data.now} />
          <Taken figures={data} />
        </Stack>
      )}
    </FigurePart>
  );
}

function Now({ now }: Pick<Figures, 'now'>) {
  const { t } = useTranslation();
  if (now.length === 0) return <p>{t('dashboard.levels.nothingNow')}</p>;
  return (
    <DataTable
      manyColumns
      caption={t('dashboard.levels.now')}
      columns={[
        t('dashboard.levels.step'),
        ...LEVEL_CLASSES.map((is) => t(`dashboard.levels.is.${is}`)),
      ]}
      rows={SERVICE_STEPS.map((step) => {
        const name = t(`level.step.${step}`);
        return {
          id: step,
          cells: [
            name,
            ...LEVEL_CLASSES.map((is) => (
              <CountLink
                key={is}
                count={now.find((each) => each.step === step && each.is === is)?.count ?? 0}
                about={`${name}, ${t(`dashboard.levels.is.${is}`)}`}
                list={listOf({ step, stepIs: is })}
              />
            )),
          ],
        };
      })}
    />
  );
}

function Taken({ figures: { ended, period } }: { readonly figures: Figures }) {
  const { t } = useTranslation();
  const { lenderName } = useLenderNames();
  const of = (step: Ended['step']) => ended.filter((each) => each.step === step);
  const [decisions, answers] = [of('check'), of('lender')];
  if (decisions.length === 0 && answers.length === 0) {
    return <p>{t('dashboard.levels.nothingDone')}</p>;
  }
  return (
    <>
      <TakenBy
        caption={t('dashboard.levels.byOperator')}
        who={t('dashboard.levels.operator')}
        ended={decisions}
        period={period}
        nameOf={({ name }) => (name === '' ? t('dashboard.levels.left') : name)}
      />
      <TakenBy
        caption={t('dashboard.levels.byLender')}
        who={t('dashboard.lenders.lender')}
        ended={answers}
        period={period}
        nameOf={({ party }) => lenderName(party)}
      />
    </>
  );
}

function TakenBy({
  caption,
  who,
  ended,
  period,
  nameOf,
}: {
  readonly caption: string;
  readonly who: string;
  readonly ended: readonly Ended[];
  readonly period: Figures['period'];
  readonly nameOf: (each: Ended) => string;
}) {
  const translator = useTranslation();
  const { t } = translator;
  if (ended.length === 0) return null;
  return (
    <DataTable
      manyColumns
      caption={caption}
      columns={[
        who,
        t('dashboard.levels.done'),
        t('dashboard.levels.late'),
        t('dashboard.answers.median'),
        t('dashboard.answers.p90'),
      ]}
      rows={ended.map((each) => {
        const { step, party, count, late, median, p90 } = each;
        const name = nameOf(each);
        return {
          id: party,
          cells: [
            name,
            <CountLink
              key="done"
              count={count}
              about={`${name}, ${t('dashboard.levels.done')}`}
              list={listIn(period, { step, stepIs: 'taken', stepBy: party })}
            />,
            <CountLink
              key="late"
              count={late}
              about={`${name}, ${t('dashboard.levels.late')}`}
              list={listIn(period, { step, stepIs: 'taken-late', stepBy: party })}
            />,
            workingSpanInWords(translator, median),
            workingSpanInWords(translator, p90),
          ],
        };
      })}
    />
  );
}
