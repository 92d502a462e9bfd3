import { makeStyles } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  intro: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
  filter: { maxWidth: '20rem' },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space.m,
    // Equally wide, whatever they say.
    '& > :not(button)': { flex: '1 1 13rem', maxWidth: '20rem', minWidth: 0 },
  },
});

/** A list below a sentence that says what it is. */
export function ListFrame({
  intro,
  children,
}: {
  readonly intro: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={styles.view}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </div>
  );
}

/** Such a list with the choice of what it shows. */
export function ChosenList<Filter extends string>({
  intro,
  filters,
  first,
  inWords,
  children,
}: {
  readonly intro: string;
  readonly filters: readonly Filter[];
  /** What is shown at first. */
  readonly first: Filter;
  readonly inWords: (filter: Filter) => string;
  /** The list; give it the filter as its `key`, so that another one begins at its first page. */
  readonly children: (filter: Filter, onFilter: (filter: Filter) => void) => ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [filter, setFilter] = useState(first);
  return (
    <ListFrame intro={intro}>
      <div className={styles.filter}>
        <ChoiceField
          label={t('work.list.show')}
          value={filter}
          options={filters.map((value) => ({ value, label: inWords(value) }))}
          onChange={setFilter}
        />
      </div>
      {children(filter, setFilter)}
    </ListFrame>
  );
}

/** What narrows and orders a list, where that is more than one choice, and the way back to all of it. */
export function ListFilters({
  isNarrowed,
  clear,
  onClear,
  children,
}: {
  readonly isNarrowed: boolean;
  /** The label of the button that shows all of it. */
  readonly clear: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className={useStyles().filters}>
      {children}
      {isNarrowed && (
        <Button kind="subtle" onClick={onClear}>
          {clear}
        </Button>
      )}
    </div>
  );
}
