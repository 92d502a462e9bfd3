import { useNavigate } from 'react-router-dom';
import { SEARCHED_BY_LENDERS } from '#contract/lenders/case-search.ts';
import { matchesWords, searchTerms } from '#domain/lending/search-terms.ts';
import { stateInWords } from '#renderer/features/lender/shared/case-words.ts';
import { fragmentOf } from '#renderer/features/lender/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { useFailureWords } from '#renderer/ui/staff/failure-words.ts';
import { type Act, kindsInWords } from '#renderer/ui/staff/search/choice.ts';
import { type Choices, SearchFrame, useBox } from '#renderer/ui/staff/search/search-frame.tsx';
import { useSearch } from '#renderer/ui/staff/search/use-search.ts';

/** One box that finds the lender's cases, and the pages of its area. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const box = useBox();
  const choices = useChoices(box.typed, () => box.onWanted(0));
  return (
    <SearchFrame
      label={t('lenderSearch.label')}
      help={t('lenderSearch.help')}
      box={box}
      choices={choices}
      onClose={onClose}
    />
  );
}

function useChoices(typed: string, onSought: () => void): Choices {
  const words = useTranslation();
  const { t } = words;
  const navigate = useNavigate();
  const platform = usePlatform();
  const inWords = useFailureWords();
  const { sought, seek } = useSearch(typed, (search) => platform.call('searchCases', { search }));
  const leadingTo = (hash: string) => () => void navigate({ hash });
  const terms = searchTerms(typed).filter(({ kind }) => SEARCHED_BY_LENDERS.includes(kind));
  const look: Act = {
    id: 'look',
    text: t('find.look', { text: typed.trim() }),
    detail: t('find.lookBy', { kinds: kindsInWords(words, terms) }),
    staysOpen: true,
    run() {
      onSought();
      void seek();
    },
  };
  const answered = sought?.is === 'answered' ? sought.found : null;
  const found = (answered?.cases ?? []).map((each) => ({
    id: each.number,
    text: t('lender.titles.case', { number: each.number }),
    detail: `${stateInWords(each, words)} · ${t('find.foundBy', { kind: t(`find.kinds.${each.by}`) })}`,
    run: leadingTo(fragmentOf({ view: 'case', number: each.number })),
  }));
  const isToSeek = terms.length > 0 && (sought === null || sought.is === 'failed');
  const pages = (['inbox', 'settings'] as const)
    .map((view) => ({
      id: `page-${view}`,
      text: t(`lender.titles.${view}`),
      detail: null,
      run: leadingTo(fragmentOf({ view })),
    }))
    .filter(({ text }) => typed.trim() === '' || matchesWords(typed, text));
  const groups = [
    { title: t('lenderSearch.cases'), choices: isToSeek ? [look] : found },
    { title: t('lenderSearch.pages'), choices: pages },
  ].filter(({ choices }) => choices.length > 0);
  const count = found.length + pages.length;

  function said(): string | null {
    if (sought?.is === 'under-way') return t('find.looking');
    const isNothing = answered === null ? groups.length === 0 : found.length === 0;
    if (isNothing) {
      return `${t('find.nothing', { text: typed.trim() })} ${t('lenderSearch.by')}`;
    }
    if (answered?.isWhole === false) return t('find.more');
    return typed.trim() === '' || count === 0 ? null : t('find.count', { count });
  }
  return {
    groups,
    said: said(),
    failed: sought?.is === 'failed' ? inWords.text(sought.failure) : null,
  };
}
