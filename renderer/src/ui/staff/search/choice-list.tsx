import { makeStyles, mergeClasses } from '@griffel/react';
import type { Choice } from '#renderer/ui/staff/search/choice.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: { minHeight: 0, padding: space.xs, overflowY: 'auto' },
  title: {
    padding: `${space.xs} ${space.xs} 0.25rem`,
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
  },
  choice: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: '100%',
    minHeight: '44px',
    padding: `0.25rem ${space.xs}`,
    border: 'none',
    ...startEdge('3px', 'transparent'),
    borderRadius: token.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: token.colorNeutralBackground1Hover },
  },
  active: {
    borderInlineStartColor: token.colorBrandBackground,
    backgroundColor: token.colorNeutralBackground1Selected,
  },
  line: { display: 'flex', justifyContent: 'space-between', gap: space.s },
  text: { fontWeight: token.fontWeightSemibold },
  detail: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

function scrollTo(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

/** The lines below the search box, by group. The focus stays in the box, which says which of them is active. */
export function ChoiceList<Line extends Choice>({
  id,
  label,
  groups,
  idOf,
  active,
  onChoose,
}: {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly choices: readonly Line[] }[];
  readonly idOf: (choice: Line) => string;
  readonly active: Line | null;
  readonly onChoose: (choice: Line) => void;
}) {
  const styles = useStyles();
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ title, choices }) => (
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden="true" className={styles.title}>
            {title}
          </div>
          {choices.map((choice) => {
            const isActive = choice.id === active?.id;
            return (
              <button
                key={choice.id}
                ref={isActive ? scrollTo : undefined}
                id={idOf(choice)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={isActive}
                aria-keyshortcuts={choice.letter}
                className={mergeClasses(styles.choice, isActive && styles.active)}
                // The box keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice)}
              >
                <span className={styles.line}>
                  <span className={styles.text}>{choice.text}</span>
                  {choice.letter !== undefined && <kbd aria-hidden="true">{choice.letter}</kbd>}
                </span>
                {choice.detail !== null && <span className={styles.detail}>{choice.detail}</span>}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
