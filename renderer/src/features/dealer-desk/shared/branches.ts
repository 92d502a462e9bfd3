import { createContext, use } from 'react';
import type { DealerBranch } from '#contract/dealers/branches.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** The dealer's branches, as this desk knows them. */
export type Branches = {
  /** The oldest first, with those that are closed. */
  readonly all: readonly DealerBranch[];
  /** The open ones in which the person at the desk works. */
  readonly own: readonly string[];
  /** Where they work now; null where there is none, or they have not said which of several. */
  readonly here: string | null;
  readonly choose: (branch: string) => void;
};

/** A dealer without branches is one showroom. */
export const BranchesContext = createContext<Branches>({
  all: [],
  own: [],
  here: null,
  choose: () => undefined,
});

export const useBranches = (): Branches => use(BranchesContext);

/** Whether it says something to name a branch. */
export const isSeveral = ({ all }: Pick<Branches, 'all'>): boolean => all.length > 1;

export const openBranches = ({ all }: Pick<Branches, 'all'>): readonly DealerBranch[] =>
  all.filter(({ isOpen }) => isOpen);

/** The name of a branch; of one that is closed, with that. */
export function branchInWords(
  { t }: Pick<Translator, 't'>,
  { all }: Pick<Branches, 'all'>,
  id: string | null,
): string {
  const found = all.find(({ branch }) => branch === id);
  if (found === undefined) return t('dealerBranches.none');
  const { name } = found.details;
  return found.isOpen ? name : t('dealerBranches.closed', { name });
}

/** In the place of all branches, or of a branch, where a list is filtered. */
export type BranchFilter = string;
export const ALL_BRANCHES = 'all';
export const NO_BRANCH = 'none';

/** A filter as calls have it. */
export const askedBranch = (filter: BranchFilter): string | null =>
  filter === ALL_BRANCHES ? null : filter;

/** Whether something of a branch is shown. */
export const isOfBranch = (branch: string | null, asked: string | null | undefined): boolean =>
  asked == null || (asked === NO_BRANCH ? branch === null : branch === asked);
