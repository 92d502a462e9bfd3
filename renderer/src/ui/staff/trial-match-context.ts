import { createContext } from 'react';
import type { Offered } from '#domain/lending/matching/matching.ts';
import type { LoadPart } from '#renderer/ui/loading/lazy-part.tsx';

export type TrialMatchProps = {
  readonly now: Offered;
  readonly later: Offered;
  readonly said: {
    readonly borrower: string;
    readonly answer: string;
    readonly caption: string;
    readonly product: string;
    readonly now: string;
    readonly later: string;
    readonly absent: string;
    readonly gained: string;
    readonly lost: string;
    readonly onlyDifferent: string;
    readonly noDifference: string;
    readonly unread: string;
    readonly counts: (now: number, later: number) => string;
    readonly matches: (instalment: string, apr: string) => string;
  };
};

/** A borrower tried on two catalogues: the page gets it from the borrowers' part of the portal. */
export const TrialMatchContext = createContext<LoadPart<TrialMatchProps> | null>(null);
