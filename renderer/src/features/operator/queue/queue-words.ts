import { indianDayOf } from '#domain/days.ts';
import { spanOf } from '#renderer/ui/staff/levels/due.ts';
import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

type Words = Pick<Translator, 't'>;

/** On which day an application comes back that was put off; null where it was not. */
export function comeBackInWords(
  { t, language }: Translator,
  comesBackAt: number | null,
  at: number,
): string | null {
  if (comesBackAt === null) return null;
  const [day, today] = [indianDayOf(comesBackAt), indianDayOf(at)];
  if (day === today) return t('queue.comeBack.today');
  return t(day > today ? 'queue.comeBack.later' : 'queue.comeBack.since', {
    day: dayInWords(day, language),
  });
}

/** `2 days ago`. */
export function ageInWords({ t }: Words, submittedAt: number, at: number): string {
  const { unit, count } = spanOf(at - submittedAt);
  return t(`queue.age.${unit}`, { count });
}

/** Its status, and how it ended. */
export function stateInWords(
  { t }: Words,
  { state, outcome }: Pick<Row, 'state' | 'outcome'>,
): string {
  if (state === 'DRAFT') return '';
  if (outcome === null) return t(`queue.state.${state}`);
  return t('queue.closedAs', { outcome: t(`applications.outcome.${outcome}`) });
}

export function claimInWords({ t }: Words, { claim }: Pick<Row, 'claim'>): string {
  if (claim === null) return t('queue.claimedBy.nobody');
  return t(claim.isMine ? 'queue.claimedBy.me' : 'queue.claimedBy.somebody');
}

export function documentsInWords({ t }: Words, { documents }: Row): string {
  const { unchecked, verified } = documents;
  const toCheck =
    unchecked === 0
      ? t('queue.documents.none')
      : t('queue.documents.unchecked', { count: unchecked });
  return verified === 0
    ? toCheck
    : `${toCheck}, ${t('queue.documents.verified', { count: verified })}`;
}

/** A row has room for so many names. */
const MAX_LENDERS_NAMED = 2;

/** The first lenders of an application, and how many more there are. */
export function lendersInWords({ t }: Words, names: readonly string[]): string {
  const named = names.slice(0, MAX_LENDERS_NAMED).join(', ');
  const others = names.length - MAX_LENDERS_NAMED;
  return others > 0 ? t('queue.lendersAndMore', { named, count: others }) : named;
}
