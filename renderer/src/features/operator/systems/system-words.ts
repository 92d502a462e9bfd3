import type {
  ListedKey,
  ListedSubscription,
  SubscriptionTerms,
} from '#contract/operators/connected-systems.ts';
import { DELIVERY_PROBLEMS } from '#contract/operators/connected-systems.ts';
import type { EventKind, PersonalField } from '#domain/lending/events.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

type Words = Translator['t'];

export const kindsInWords = (t: Words, kinds: readonly EventKind[]) =>
  kinds.map((kind) => t(`systems.kind.${kind}`)).join(', ');

export const fieldsInWords = (t: Words, fields: readonly PersonalField[]) =>
  fields.length === 0
    ? t('systems.noFields')
    : fields.map((field) => t(`systems.personal.${field}`)).join(', ');

/** What somebody else approves: where it goes, what, and what of people. */
export const termsInWords = (t: Words, { url, kinds, fields }: SubscriptionTerms) =>
  t('systems.termsInWords', {
    url,
    kinds: kindsInWords(t, kinds),
    fields: fieldsInWords(t, fields),
  });

export const keyInWords = (t: Words, { terms: { calls, fields } }: ListedKey) =>
  t('systems.keyInWords', {
    calls: calls.map((call) => t(`systems.call.${call}`)).join(', '),
    fields: fieldsInWords(t, fields),
  });

const ANSWERS = { 3: 'moved', 4: 'refused', 5: 'broken' } as const;
const answers: ReadonlyMap<string, (typeof ANSWERS)[keyof typeof ANSWERS]> = new Map(
  Object.entries(ANSWERS),
);

/** Why an event did not arrive, and what can be done about it. */
export function deliveryProblemKey(problem: string): PlainKey {
  const known = DELIVERY_PROBLEMS.find((one) => one === problem);
  if (known !== undefined) return `systems.problem.${known}`;
  const digit = /^status-(?<digit>\d)\d\d$/.exec(problem)?.groups?.['digit'] ?? '';
  return `systems.problem.${answers.get(digit) ?? 'unclear'}`;
}

/** How a subscription is, for its badge. */
export function standingOf({
  state,
  terms,
  next,
}: ListedSubscription): 'proposed' | 'paused' | 'stuck' | 'trying' | 'fine' {
  if (terms === null) return 'proposed';
  if (state === 'PAUSED') return 'paused';
  if (next?.givenUpAt != null) return 'stuck';
  return next?.problem == null ? 'fine' : 'trying';
}
