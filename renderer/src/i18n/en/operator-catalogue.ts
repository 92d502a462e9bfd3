/** English. Products, lenders and dealers, as operators keep them. */
export const operatorCatalogue = {
  catalogue: { stub: 'This part is not built yet.' },
} as const;
