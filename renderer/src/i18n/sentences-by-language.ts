/** Loaded by `npm run words:ease`, which can load nothing after this module. */
import { sentencesOfBorrowers } from '#renderer/i18n/texts-of-borrowers.ts';

export const sentencesByLanguage = {
  en: await sentencesOfBorrowers('en'),
  hi: await sentencesOfBorrowers('hi'),
};
