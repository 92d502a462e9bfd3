import type { SourceFile } from '#translations/sources.ts';

/** A file's name in a translator's package, such as `words-auth.po`, `copy-home.po`, `domain-answers.po` and `main-program.po`. */
export const packagedName = ({ kind, path }: SourceFile): string =>
  path.replace(
    /^(\w+)\/.*\/(.*)\.ts$/,
    (_, part: string, name: string) => `${part === 'renderer' ? kind : part}-${name}.po`,
  );
