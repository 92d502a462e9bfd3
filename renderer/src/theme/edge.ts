/** A solid line where the lines of text begin. Griffel knows no shorthand for it. */
export const startEdge = (width: string, colour: string) => ({
  borderInlineStartWidth: width,
  borderInlineStartStyle: 'solid' as const,
  borderInlineStartColor: colour,
});

/** A solid line where the lines of text end. */
export const endEdge = (width: string, colour: string) => ({
  borderInlineEndWidth: width,
  borderInlineEndStyle: 'solid' as const,
  borderInlineEndColor: colour,
});
