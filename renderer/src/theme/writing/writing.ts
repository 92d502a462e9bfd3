/** The scripts besides Latin that pages are read in, and how their letters are shown. */

export const SCRIPTS = ['devanagari', 'bengali', 'tamil', 'arabic'] as const;
export type Script = (typeof SCRIPTS)[number];

/**
 * The script of a language, by its BCP 47 tag; what is missing here is written in Latin letters. The style sheet beside this
 * file with the script's name has everything else: the system's fonts, which come first; the one that is fetched only where
 * those are missing, for which characters, with which metrics; and how high lines are.
 */
const SCRIPT_OF: Readonly<Record<string, Script>> = {
  hi: 'devanagari',
  mr: 'devanagari',
  bn: 'bengali',
  ta: 'tamil',
  ur: 'arabic',
};

export const scriptOf = (language: string): Script | null => SCRIPT_OF[language] ?? null;

const SHEETS = import.meta.glob<string>('./*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The style sheet that a page in a language needs for its script; empty for Latin. */
export function scriptCss(language: string): string {
  const script = scriptOf(language);
  return script === null ? '' : (SHEETS[`./${script}.css`] ?? '');
}
