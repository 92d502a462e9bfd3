import { makeStyles, mergeClasses } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LanguageWay } from '#renderer/ui/navigation/language-way.tsx';
import type { OtherLanguage } from '#renderer/ui/navigation/use-other-languages.ts';

export const WITHOUT_POPOVERS = '@supports not selector(:popover-open)';

const useStyles = makeStyles({
  list: {
    position: 'absolute',
    inset: 'auto',
    top: '3rem',
    insetInlineStart: space.gutter,
    minWidth: '10rem',
    margin: 0,
    padding: `${space.xs} 0`,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    boxShadow: token.shadow16,
    listStyle: 'none',
    // Beside its button, whichever side of the page that is on.
    '@supports (position-area: block-end)': {
      inset: 'auto',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    },
    [WITHOUT_POPOVERS]: { position: 'static' },
  },
  way: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '44px',
    padding: `0 ${space.m}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
  large: { minHeight: '72px', fontSize: token.fontSizeBase600 },
});

/**
 * The list that a button with its id as `popoverTarget` opens. The browser closes it with Escape, by a click anywhere else and by
 * a choice; nothing of it needs script.
 */
export function LanguageList({
  id,
  others,
  large = false,
}: {
  readonly id: string;
  readonly others: readonly OtherLanguage[];
  /** For a terminal. */
  readonly large?: boolean;
}) {
  const styles = useStyles();
  return (
    <ul
      id={id}
      popover="auto"
      aria-label={useTranslation().t('shell.language')}
      className={styles.list}
    >
      {others.map((way) => (
        <li key={way.language}>
          <LanguageWay
            way={way}
            className={mergeClasses(styles.way, large && styles.large)}
            menu={id}
          />
        </li>
      ))}
    </ul>
  );
}
