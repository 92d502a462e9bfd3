import {
  type CardState,
  renderCard_unstable as renderCard,
  slot,
  useCardStyles_unstable as useCardStyles,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  surface: {
    overflow: 'visible',
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
    // Flex containers break badly across pages.
    [onPaper]: { display: 'block', padding: 0, border: 'none', boxShadow: 'none' },
  },
  quiet: {
    padding: space.m,
    border: 'none',
    borderRadius: token.borderRadiusLarge,
    boxShadow: 'none',
    backgroundColor: token.portalBandBackground,
  },
});

const NOT_CHOSEN: Pick<CardState, 'interactive' | 'selectable' | 'selected' | 'selectFocused'> = {
  interactive: false,
  selectable: false,
  selected: false,
  selectFocused: false,
};
const NO_NAME = { setReferenceId: () => undefined, setReferenceLabel: () => undefined };

/**
 * Fluent's Card without its interaction: the whole Card includes a focus library for selectable cards, which would run at
 * every slider step.
 */
export function Surface({
  quiet = false,
  className,
  children,
}: {
  /** Whether it is inside another surface. */
  readonly quiet?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const state: CardState = {
    ...NOT_CHOSEN,
    appearance: 'filled',
    orientation: 'vertical',
    size: 'large',
    disabled: false,
    selectableA11yProps: NO_NAME,
    components: { root: 'div', floatingAction: 'div', checkbox: 'input' },
    root: slot.always(
      {
        className: mergeClasses(styles.surface, quiet && styles.quiet, className),
        children,
      },
      { elementType: 'div' },
    ),
  };
  useCardStyles(state);
  return renderCard(state, { selectableA11yProps: NO_NAME });
}
