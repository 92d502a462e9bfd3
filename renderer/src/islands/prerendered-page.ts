import type { Needs } from '#renderer/i18n/edition.ts';
import type { Wake } from '#renderer/islands/islands.ts';

/** An island of a page, with what it shows: the build writes the files of that on the page. */
export type UsedIsland = Required<Needs> & {
  readonly name: string;
  readonly wake: Wake;
};

/** A page as the prerenderer gives it to the build. */
export type PrerenderedPage = {
  /** Tags for the head: title, description, canonical address, sharing. */
  readonly head: string;
  /** Data for machines, for the end of the body. */
  readonly data: string;
  /** What stands in the body. */
  readonly body: string;
  /** Style elements with exactly the rules that the page uses. */
  readonly styles: string;
  readonly islands: readonly UsedIsland[];
  /** Words for the island starter, which can import none. */
  readonly starterWords: { readonly failed: string; readonly reload: string };
};
