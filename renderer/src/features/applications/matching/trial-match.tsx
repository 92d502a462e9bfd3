import { makeStyles } from '@griffel/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { nameIn } from '#domain/languages.ts';
import type { MatchAnswer, MatchInput } from '#domain/lending/matching/match.ts';
import { byName, matchLenders } from '#domain/lending/matching/matching.ts';
import { reasonInWords } from '#renderer/features/applications/matching/answer/reason-words.ts';
import {
  NOT_ASKED,
  useExampleBorrower,
} from '#renderer/features/applications/matching/example-borrower.ts';
import { Questions } from '#renderer/features/applications/matching/questions.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Form } from '#renderer/ui/form/form.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { TitledPart } from '#renderer/ui/layout/titled-part.tsx';
import type { TrialMatchProps } from '#renderer/ui/staff/trial-match-context.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  mark: { fontWeight: token.fontWeightSemibold },
});

type Said = TrialMatchProps['said'];
type Listed = MatchAnswer['matched'][number] | MatchAnswer['unmatched'][number];

/** What two catalogues would be to one borrower, product by product, by the rules for borrowers. Nothing is sent. */
export function TrialMatch({ now, later, said }: TrialMatchProps) {
  const styles = useStyles();
  const { form, input } = useExampleBorrower();
  return (
    <div className={styles.part}>
      <TitledPart title={said.borrower}>
        <Form onSubmit={form.handleSubmit(() => undefined)}>
          <Questions form={form} known={NOT_ASKED} />
        </Form>
      </TitledPart>
      <TitledPart title={said.answer}>
        {input === null ? (
          <p role="status">{said.unread}</p>
        ) : (
          <Answers input={input} now={now} later={later} said={said} />
        )}
      </TitledPart>
    </div>
  );
}

function Answers({
  input: typed,
  now,
  later,
  said,
}: TrialMatchProps & { readonly input: MatchInput }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { language } = translator;
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  // Typing never waits for many products.
  const input = useDeferredValue(typed);
  const [before, after] = useMemo(() => {
    const today = indianToday();
    return [matchLenders(input, now, today), matchLenders(input, later, today)];
  }, [input, now, later]);
  const rows = useMemo(() => rowsOf(before, after), [before, after]);
  const shown = rows.filter(
    ({ was, is }) =>
      !onlyDifferent || cellText(was, said, translator) !== cellText(is, said, translator),
  );
  return (
    <>
      <p role="status">{said.counts(before.matched.length, after.matched.length)}</p>
      <TickBox label={said.onlyDifferent} ticked={onlyDifferent} onChange={setOnlyDifferent} />
      {shown.length === 0 ? (
        <p>{said.noDifference}</p>
      ) : (
        <DataTable
          caption={said.caption}
          columns={[said.product, said.now, said.later]}
          rows={shown.map(({ named, was, is }) => {
            const change = changeOf(was, is);
            return {
              id: named.product.id,
              cells: [
                listInWords(
                  [nameIn(named.product.names, language), nameIn(named.lender.names, language)],
                  language,
                ),
                <Cell key="now" listed={was} said={said} />,
                <div key="later">
                  {change !== null && <p className={styles.mark}>{said[change]}</p>}
                  <Cell listed={is} said={said} />
                </div>,
              ],
            };
          })}
        />
      )}
    </>
  );
}

/** Every product that is in either answer. */
function rowsOf(before: MatchAnswer, after: MatchAnswer) {
  const listedIn = ({ matched, unmatched }: MatchAnswer) =>
    new Map<string, Listed>(
      [...matched, ...unmatched].map((listed) => [listed.product.id, listed]),
    );
  const [old, fresh] = [listedIn(before), listedIn(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .flatMap((id) => {
      const [was, is] = [old.get(id), fresh.get(id)];
      const named = is ?? was;
      return named === undefined ? [] : { named, was, is };
    })
    .toSorted((one, other) => byName(one.named, other.named));
}

const isMatch = (listed: Listed | undefined) => listed !== undefined && 'offer' in listed;

function changeOf(was: Listed | undefined, is: Listed | undefined): 'gained' | 'lost' | null {
  if (isMatch(was) === isMatch(is)) return null;
  return isMatch(is) ? 'gained' : 'lost';
}

/** What stands in a cell: one line, or every reason. */
function linesIn(listed: Listed | undefined, said: Said, translator: Translator): string[] {
  if (listed === undefined) return [said.absent];
  if ('offer' in listed) {
    const { apr, instalment } = listed.offer;
    return [said.matches(inRupees(instalment), formatPercent(apr))];
  }
  return listed.reasons.map((reason) => reasonInWords(reason, translator));
}

const cellText = (listed: Listed | undefined, said: Said, translator: Translator): string =>
  linesIn(listed, said, translator).join('\n');

function Cell({ listed, said }: { readonly listed: Listed | undefined; readonly said: Said }) {
  const lines = linesIn(listed, said, useTranslation());
  return lines.length === 1 ? lines[0] : <PointList items={lines} />;
}
