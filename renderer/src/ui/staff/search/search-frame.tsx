import { Dialog, DialogSurface, Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_SEARCH } from '#domain/lending/search-terms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import type { Act, Choice, ChoiceGroup } from '#renderer/ui/staff/search/choice.ts';
import { ChoiceList } from '#renderer/ui/staff/search/choice-list.tsx';

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

/** What is listed for what is typed, and what is said above it. */
export type Choices = {
  readonly groups: readonly ChoiceGroup[];
  readonly said: string | null;
  /** Why a search failed. */
  readonly failed: string | null;
};

/** What is typed in the box, and which line below it is chosen by the arrow keys. */
type TypedInBox = {
  readonly typed: string;
  readonly wanted: number;
  readonly onTyped: (text: string) => void;
  readonly onWanted: (line: number) => void;
};

/** Typing selects the first line again. */
export function useBox(): TypedInBox {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  return {
    typed,
    wanted,
    onTyped: (text) => {
      setTyped(text);
      setWanted(0);
    },
    onWanted: setWanted,
  };
}

/** A box in which one types, and the lines below it, which the arrow keys lead through. */
export function SearchFrame({
  label,
  help,
  box: { typed, wanted, onTyped, onWanted },
  choices: { groups, said, failed },
  onClose,
}: {
  readonly label: string;
  readonly help: string;
  readonly box: TypedInBox;
  readonly choices: Choices;
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const id = useId();
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
    else if (event.key === 'ArrowDown') onWanted((active + 1) % all.length);
    else if (event.key === 'ArrowUp') onWanted((active - 1 + all.length) % all.length);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface aria-label={t('find.title')} className={styles.surface}>
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
              onChange={(_, { value }) => onTyped(value)}
              onKeyDown={onKey}
            />
          </div>
          <Button kind="subtle" onClick={onClose}>
            {t('find.close')}
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
          label={t('find.list')}
          groups={groups}
          idOf={idOf}
          active={current ?? null}
          onChoose={choose}
        />
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      </DialogSurface>
    </Dialog>
  );
}
