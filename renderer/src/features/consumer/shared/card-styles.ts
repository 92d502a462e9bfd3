import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';

/** How Fluent's Card looks in the consumer area. */
export const useCardStyles = makeStyles({
  card: {
    gap: space.m,
    minWidth: 0,
    padding: `${space.l} clamp(1rem, 3vw, 1.5rem)`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
    fontSize: token.fontSizeBase400,
    // Card cuts off what reaches beyond it, such as the ring of a field that has the focus.
    overflow: 'visible',
    // Card draws its edge over what it holds.
    '::after': {
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadius2XLarge,
    },
  },
});
