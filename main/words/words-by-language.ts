import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts';
import { filled } from '#domain/words/filled.ts';
import { program as bengali } from '#main/words/bn/program.ts';
import { program as english } from '#main/words/en/program.ts';
import { program as hindi } from '#main/words/hi/program.ts';
import { program as marathi } from '#main/words/mr/program.ts';
import { program as tamil } from '#main/words/ta/program.ts';
import { program as urdu } from '#main/words/ur/program.ts';
import { PROGRAM_NAME, type Words } from '#main/words/words.ts';

/** The same words, with the program's name where they speak of it. */
function withProgram(words: Words): Words {
  const named = (text: string) => filled(text, { program: PROGRAM_NAME });
  const { menu, update } = words;
  return {
    ...words,
    menu: { ...menu, quit: named(menu.quit), about: named(menu.about), hide: named(menu.hide) },
    update: {
      ...update,
      title: named(update.title),
      available: named(update.available),
      ready: named(update.ready),
      restartAsks: named(update.restartAsks),
    },
    untitled: named(words.untitled),
    cannotStart: named(words.cannotStart),
  };
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: withProgram(english),
  hi: withProgram(hindi),
  mr: withProgram(marathi),
  bn: withProgram(bengali),
  ta: withProgram(tamil),
  ur: withProgram(urdu),
};

/** The words in the language of the configuration, or in the portal's default where it names none. */
export function wordsIn(language: Language | null): Words {
  return WORDS[language ?? DEFAULT_LANGUAGE];
}

export type Spoken = { readonly language: Language; readonly words: Words };

/** Every language, the configured one first: for when the reader's language is unknown. */
export function everyLanguage(own: Language | null): readonly Spoken[] {
  const first = own ?? DEFAULT_LANGUAGE;
  return [first, ...LANGUAGES.filter((each) => each !== first)].map((language) => ({
    language,
    words: WORDS[language],
  }));
}
