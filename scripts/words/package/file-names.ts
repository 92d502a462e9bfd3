import type { SourceFile } from '#translations/sources.ts';

/** A file's name in a translator's package, such as `words-auth.po` and `copy-home.po`. */
export const packagedName = ({ kind, path }: SourceFile): string =>
  `${kind}-${path.replace(/^.*\/(.*)\.ts$/, '$1')}.po`;
