import { createContext } from 'react';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { LoadPart } from '#renderer/ui/loading/lazy-part.tsx';

export type ExampleMatchProps = {
  readonly lender: Lender;
  readonly product: ProductVersion;
  /** Above the answer. */
  readonly said: { readonly matches: string; readonly doesNot: string; readonly unread: string };
};

/** The borrower's own view of a product: the page gets it from the borrowers' part of the portal. */
export const ExampleMatchContext = createContext<LoadPart<ExampleMatchProps> | null>(null);
