import { useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { subsidySchemes } from '#contract/operators/subsidy-schemes.ts';
import { nameIn } from '#domain/languages.ts';
import { runsOn } from '#domain/lending/subsidy-schemes.ts';
import { RowActs, SecondLine } from '#renderer/features/operator/service/shared/marks.tsx';
import { dayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useList } from '#renderer/platform/queries/use-list.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay, useMay } from '#renderer/ui/staff/duties.tsx';
import { ListFrame } from '#renderer/ui/staff/list-frame.tsx';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';
import { type ListColumn, PagedList } from '#renderer/ui/staff/paged-list.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

type Scheme = ReplyOf<typeof subsidySchemes>['schemes'][number];

const loadDialog = async () =>
  (await import('#renderer/features/operator/schemes/scheme-dialog.tsx')).SchemeDialog;

/** The subsidy schemes that quotes of dealers may count on. */
export function SchemesView() {
  const translator = useTranslation();
  const { t, language } = translator;
  const may = useMay();
  const list = useList('subsidySchemes', (after) => ({ after }));
  const { busy, outcome, act } = useAct();
  const [isAdding, setAdding] = useState(false);

  async function end({ scheme, names }: Scheme): Promise<void> {
    const done = t('schemes.ended', { name: nameIn(names, language) });
    const ended = await act('endSubsidyScheme', (requestId) => ({ requestId, scheme }), done);
    if (ended !== null) list.place.current?.focus();
  }

  const acts: ListColumn<Scheme> = [
    t('schemes.acts'),
    (row) =>
      row.endedAt === null && <EndScheme row={row} busy={busy} onEnd={() => void end(row)} />,
    { isWhole: true },
  ];
  return (
    <ListFrame intro={t('schemes.intro')}>
      <IfMay call="saveSubsidyScheme">
        <div>
          <PageButton onClick={() => setAdding(true)}>{t('schemes.add')}</PageButton>
        </div>
      </IfMay>
      <OutcomeMessage outcome={outcome} />
      <PagedList
        label={t('operator.titles.schemes')}
        list={list}
        rowsOf={({ schemes }) => schemes}
        idOf={({ scheme }) => scheme}
        columns={[
          [
            t('schemes.name'),
            ({ names: { en, hi } }) => (
              <>
                {en}
                <SecondLine>
                  <span lang="hi">{hi}</span>
                </SecondLine>
              </>
            ),
            { width: 'wide' },
          ],
          [t('schemes.amount'), ({ amount }) => inWholeRupees(amount)],
          [t('schemes.from'), ({ from }) => dayInWords(from, language)],
          [
            t('schemes.to'),
            ({ to }) => (to === null ? t('schemes.open') : dayInWords(to, language)),
          ],
          [t('schemes.source'), ({ source }) => <Source source={source} />, { width: 'wide' }],
          [t('schemes.state'), (row) => stateInWords(translator, row)],
          ...(may('endSubsidyScheme') ? [acts] : []),
        ]}
        empty={t('schemes.none')}
      />
      {isAdding && <OpenedPart load={loadDialog} props={{ onClose: () => setAdding(false) }} />}
    </ListFrame>
  );
}

function stateInWords({ t, language }: Translator, { from, to, endedAt }: Scheme): string {
  if (endedAt !== null) {
    return t('schemes.is.ended', { moment: momentInWords(new Date(endedAt), language) });
  }
  const today = indianToday();
  if (runsOn({ from, to }, today)) return t('schemes.is.runs');
  return t(today < from ? 'schemes.is.planned' : 'schemes.is.over');
}

/** An address is a link. */
function Source({ source }: { readonly source: string }) {
  if (!source.startsWith('https://')) return source;
  return (
    <a href={source} target="_blank" rel="noreferrer">
      {source}
    </a>
  );
}

function EndScheme({
  row: { names },
  busy,
  onEnd,
}: {
  readonly row: Scheme;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const { t, language } = useTranslation();
  const name = nameIn(names, language);
  return (
    <RowActs>
      <AskedPageButton
        busy={busy}
        aria-label={t('schemes.endOf', { name })}
        question={{
          title: t('schemes.endTitle', { name }),
          text: t('schemes.endText'),
          no: t('schemes.endNo'),
          yes: t('schemes.end'),
        }}
        onYes={onEnd}
      >
        {t('schemes.end')}
      </AskedPageButton>
    </RowActs>
  );
}
