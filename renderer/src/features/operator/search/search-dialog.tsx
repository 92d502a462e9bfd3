import { Dialog, DialogSurface, Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH, searchTerms } from '#domain/lending/search-terms.ts';
import {
  type Choice,
  foundChoices,
  kindsInWords,
  pageChoices,
  staysWith,
} from '#renderer/features/operator/search/choices.ts';
import { ChoiceList } from '#renderer/features/operator/search/choice-list.tsx';
import { useConsoleSearch } from '#renderer/features/operator/search/use-console-search.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { CALL_OF_VIEW } from '#renderer/features/operator/shell/place.ts';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { useFailureWords } from '#renderer/ui/staff/failure-words.ts';
import { useOfferedActions } from '#renderer/ui/staff/page-actions.tsx';

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(42rem, calc(100vw - 1rem))',
    maxWidth: 'none',
    // Where it is does not depend on how much it lists.
    maxHeight: 'min(40rem, 84vh)',
    margin: '8vh auto auto',
    padding: 0,
    borderRadius: token.borderRadius2XLarge,
    overflow: 'hidden',
  },
  top: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    padding: space.s,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
  },
  typed: { flexGrow: 1, minWidth: 0 },
  said: { padding: `${space.s} ${space.m} 0`, ':empty': { padding: 0 } },
  help: {
    margin: 0,
    padding: `${space.xs} ${space.m}`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
  },
});

type Act = Choice & { readonly run: () => void; readonly staysOpen?: true };
export type ChoiceGroup = { readonly title: string; readonly choices: readonly Act[] };

/** One box that finds applications and grievances, every page of the console, and what the open page offers. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const id = useId();
  const maySearch = useMay()('searchConsole');
  const label = t(maySearch ? 'search.label' : 'search.labelOfPages');
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  const { groups, said, failed } = useChoices(typed, () => setWanted(0));
  const all = groups.flatMap(({ choices }) => choices);
  // Fewer may be listed than before.
  const active = Math.min(wanted, all.length - 1);
  const idOf = (choice: Choice) => `${id}-${choice.id}`;
  const current = all[active];

  function choose({ run, staysOpen }: Act): void {
    // What it does to the page, and to the focus, comes after the dialog has gone.
    if (staysOpen !== true) flushSync(onClose);
    run();
  }
  function onKey(event: KeyboardEvent): void {
    // An input method takes Enter for itself while it composes.
    if (event.nativeEvent.isComposing || all.length === 0) return;
    if (event.key === 'Enter' && current !== undefined) choose(current);
    else if (event.key === 'ArrowDown') setWanted((active + 1) % all.length);
    else if (event.key === 'ArrowUp') setWanted((active - 1 + all.length) % all.length);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface aria-label={t('search.title')} className={styles.surface}>
        <div className={styles.top}>
          <div className={styles.typed}>
            <Input
              role="combobox"
              aria-label={label}
              aria-expanded={all.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={current && idOf(current)}
              aria-autocomplete="list"
              aria-describedby={`${id}-help`}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={MAX_SEARCH}
              placeholder={label}
              value={typed}
              className={controls.control}
              onChange={(_, { value }) => {
                setTyped(value);
                setWanted(0);
              }}
              onKeyDown={onKey}
            />
          </div>
          <Button kind="subtle" onClick={onClose}>
            {t('search.close')}
          </Button>
        </div>
        <div role="status" className={styles.said}>
          {said}
        </div>
        {failed !== null && (
          <div role="alert" className={styles.said}>
            {failed}
          </div>
        )}
        <ChoiceList
          id={`${id}-list`}
          label={t('search.list')}
          groups={groups}
          idOf={idOf}
          active={current ?? null}
          onChoose={choose}
        />
        <p id={`${id}-help`} className={styles.help}>
          {t(maySearch ? 'search.help' : 'search.helpOfPages')}
        </p>
      </DialogSurface>
    </Dialog>
  );
}

/** What is listed for what is typed, and what is said above it. */
function useChoices(typed: string, onSought: () => void) {
  const words = useTranslation();
  const { t } = words;
  const navigate = useNavigate();
  const inWords = useFailureWords();
  const offered = useOfferedActions();
  const { sought, seek } = useConsoleSearch(typed);
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
    text: t('search.look', { text: typed.trim() }),
    detail: isName
      ? t('search.lookByName')
      : t('search.lookBy', { kinds: kindsInWords(words, terms) }),
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
    if (sought?.is === 'under-way') return t('search.looking');
    const isNothing = sought?.is === 'answered' ? found.length === 0 : groups.length === 0;
    if (isNothing) {
      const nothing = t('search.nothing', { text: typed.trim() });
      return may('searchConsole') ? `${nothing} ${t('search.by')}` : nothing;
    }
    if (sought?.is === 'answered' && !sought.found.isWhole) return t('search.more');
    return typed.trim() === '' || count === 0 ? null : t('search.count', { count });
  }
  return {
    groups,
    said: said(),
    failed: sought?.is === 'failed' ? inWords.text(sought.failure) : null,
  };
}
