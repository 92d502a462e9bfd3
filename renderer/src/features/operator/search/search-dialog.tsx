import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTerms } from '#domain/lending/search-terms.ts';
import {
  foundChoices,
  pageChoices,
  staysWith,
} from '#renderer/features/operator/search/choices.ts';
import { CALL_OF_VIEW } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { useFailureWords } from '#renderer/ui/staff/failure-words.ts';
import { useOfferedActions } from '#renderer/ui/staff/page-actions.tsx';
import { type Act, type ChoiceGroup, kindsInWords } from '#renderer/ui/staff/search/choice.ts';
import { type Choices, SearchFrame, useBox } from '#renderer/ui/staff/search/search-frame.tsx';
import { useSearch } from '#renderer/ui/staff/search/use-search.ts';

/** One box that finds applications and grievances, every page of the console, and what the open page offers. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const maySearch = useMay()('searchConsole');
  const box = useBox();
  const choices = useChoices(box.typed, () => box.onWanted(0));
  return (
    <SearchFrame
      label={t(maySearch ? 'search.label' : 'search.labelOfPages')}
      help={t(maySearch ? 'search.help' : 'search.helpOfPages')}
      box={box}
      choices={choices}
      onClose={onClose}
    />
  );
}

/** What is listed for what is typed, and what is said above it. */
function useChoices(typed: string, onSought: () => void): Choices {
  const words = useTranslation();
  const { t } = words;
  const navigate = useNavigate();
  const inWords = useFailureWords();
  const offered = useOfferedActions();
  const platform = usePlatform();
  const { sought, seek } = useSearch(typed, (search) => platform.call('searchConsole', { search }));
  // The page does not change while the box is in front of it.
  const [actions] = useState(() =>
    offered()
      .filter(({ isKeyOnly }) => isKeyOnly !== true)
      .map(({ text, run, letter, isOneOfMany = false }, index) => ({
        id: `act-${index}`,
        text,
        detail: null,
        letter,
        run,
        isOneOfMany,
      })),
  );
  const leadingTo = (hash: string) => () => void navigate({ hash });
  const may = useMay();
  const pages = pageChoices(words, (view) => may(CALL_OF_VIEW[view])).map((page) => ({
    ...page,
    run: leadingTo(page.hash),
  }));
  const terms = searchTerms(typed);
  const isName = terms.some(({ kind }) => kind === 'name');
  const look: Act = {
    id: 'look',
    text: t('find.look', { text: typed.trim() }),
    detail: isName
      ? t('search.lookByName')
      : t('find.lookBy', { kinds: kindsInWords(words, terms) }),
    staysOpen: true,
    run() {
      onSought();
      void seek();
    },
  };
  const found =
    sought?.is === 'answered'
      ? foundChoices(words, sought.found).map((each) => ({ ...each, run: leadingTo(each.hash) }))
      : [];
  const isToSeek =
    may('searchConsole') && terms.length > 0 && (sought === null || sought.is === 'failed');
  const ofGateway = { title: t('search.group.found'), choices: isToSeek ? [look] : found };
  const ofConsole = [
    {
      title: t('search.group.actions'),
      choices: typed.trim() === '' ? actions.filter((each) => !each.isOneOfMany) : actions,
    },
    { title: t('search.group.pages'), choices: pages },
  ].map(({ title, choices }) => ({
    title,
    choices: choices.filter((each) => staysWith(typed, each)),
  }));
  // A name may be the beginning of a page's title as well, which is looked for more often.
  const comesLast = sought === null && isName;
  const groups: readonly ChoiceGroup[] = (
    comesLast ? [...ofConsole, ofGateway] : [ofGateway, ...ofConsole]
  ).filter(({ choices }) => choices.length > 0);
  const count = groups.flatMap(({ choices }) => choices).filter((each) => each !== look).length;

  function said(): string | null {
    if (sought?.is === 'under-way') return t('find.looking');
    const isNothing = sought?.is === 'answered' ? found.length === 0 : groups.length === 0;
    if (isNothing) {
      const nothing = t('find.nothing', { text: typed.trim() });
      return may('searchConsole') ? `${nothing} ${t('search.by')}` : nothing;
    }
    if (sought?.is === 'answered' && !sought.found.isWhole) return t('find.more');
    return typed.trim() === '' || count === 0 ? null : t('find.count', { count });
  }
  return {
    groups,
    said: said(),
    failed: sought?.is === 'failed' ? inWords.text(sought.failure) : null,
  };
}
