import type { Needs } from '#renderer/i18n/edition.ts';
import type { Wake } from '#renderer/islands/islands.ts';

/** An island of a page, with what it shows: the build lists those files on the page. */
export type UsedIsland = Required<Needs> & {
  readonly name: string;
  readonly wake: Wake;
};

/** What the prerenderer gives the build for a page. */
export type PrerenderedPage = {
  /** Head tags: title, description, canonical address, sharing. */
  readonly head: string;
  /** Machine-readable data for the end of the body. */
  readonly data: string;
  /** The content of the body. */
  readonly body: string;
  /** Style elements with exactly the rules that the page uses. */
  readonly styles: string;
  readonly islands: readonly UsedIsland[];
  /** Words for the island starter, which cannot import any. */
  readonly starterWords: { readonly failed: string; readonly reload: string };
};
