import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';

/** Style of Fluent's Card in the consumer area. */
export const useCardStyles = makeStyles({
  card: {
    gap: space.m,
    minWidth: 0,
    padding: `${space.l} clamp(1rem, 3vw, 1.5rem)`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
    fontSize: token.fontSizeBase400,
    // Card clips what overflows, such as the focus ring of a field.
    overflow: 'visible',
    // Card draws its border over its content.
    '::after': {
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadius2XLarge,
    },
  },
});
