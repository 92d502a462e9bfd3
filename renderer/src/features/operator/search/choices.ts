/** What the search box lists: pages, what the open page offers, and what was found. */
import type { ReplyOf } from '#contract/gateway.ts';
import type { searchConsole } from '#contract/operators/search.ts';
import { type SearchTerm, matchesWords } from '#domain/lending/search-terms.ts';
import {
  GROUPS,
  type GroupedView,
  fragmentOf,
  usualPlace,
} from '#renderer/features/operator/shell/place.ts';
import { stateInWords } from '#renderer/features/operator/queue/queue-words.ts';
import type { Choice } from '#renderer/ui/staff/search/choice.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

type Words = Pick<Translator, 't'>;
export type Found = ReplyOf<typeof searchConsole>;

export type PlaceChoice = Choice & { readonly hash: string };

/** Whether a line stays when this was typed. */
export const staysWith = (typed: string, { text, detail }: Pick<Choice, 'text' | 'detail'>) =>
  typed.trim() === '' || matchesWords(typed, `${text} ${detail ?? ''}`);

/** Every page that the console's menu has. */
export const pageChoices = (
  { t }: Words,
  leadsTo: (view: GroupedView) => boolean,
): readonly PlaceChoice[] =>
  GROUPS.flatMap(({ name, views }) =>
    views.filter(leadsTo).map((view) => ({
      id: `page-${view}`,
      text: t(`operator.titles.${view}`),
      detail: t(`operator.groups.${name}`),
      hash: fragmentOf(usualPlace(view)),
    })),
  );

const detailOf = (parts: readonly string[]) => parts.join(' · ');

function claimInWords({ t }: Words, { claim, claimedBy }: Found['applications'][number]): string {
  if (claim === null) return t('search.claimed.nobody');
  if (claim.isMine) return t('search.claimed.me');
  return claimedBy === null
    ? t('search.claimed.somebody')
    : t('search.claimed.by', { name: claimedBy });
}

/** What a search has found, each with what it was found by. */
export function foundChoices(words: Words, found: Found): readonly PlaceChoice[] {
  const { t } = words;
  const foundBy = (by: SearchTerm['kind']) => t('find.foundBy', { kind: t(`find.kinds.${by}`) });
  return [
    ...found.applications.map((each) => ({
      id: each.number,
      text: t('operator.titles.application', { number: each.number }),
      detail: detailOf([stateInWords(words, each), claimInWords(words, each), foundBy(each.by)]),
      hash: fragmentOf({ view: 'application', number: each.number }),
    })),
    ...found.grievances.map(({ number, state, application, by }) => ({
      id: number,
      text: t('operator.titles.grievance', { number }),
      detail: detailOf([
        t(`service.grievance.state.${state}`),
        ...(application === null ? [] : [t('search.about', { number: application })]),
        foundBy(by),
      ]),
      hash: fragmentOf({ view: 'grievance', number }),
    })),
  ];
}
