import type { Language } from '#contract/languages.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Words } from '#renderer/i18n/words.ts';

type Files = { readonly [Name in Area]: () => Promise<Words<Name>> };

/** Where the words of each area are, by language. */
const FILES: Readonly<Record<Language, Files>> = {
  en: {
    common: async () => (await import('#renderer/i18n/en/common.ts')).common,
    carousel: async () => (await import('#renderer/i18n/en/carousel.ts')).carousel,
    auth: async () => (await import('#renderer/i18n/en/auth.ts')).auth,
    branches: async () => (await import('#renderer/i18n/en/branches.ts')).branches,
    contact: async () => (await import('#renderer/i18n/en/contact.ts')).contact,
    consumer: async () => (await import('#renderer/i18n/en/consumer.ts')).consumer,
    forms: async () => (await import('#renderer/i18n/en/forms.ts')).forms,
    nbfc: async () => (await import('#renderer/i18n/en/nbfc.ts')).nbfc,
    registration: async () => (await import('#renderer/i18n/en/registration.ts')).registration,
    psychometric: async () => (await import('#renderer/i18n/en/psychometric.ts')).psychometric,
    comparison: async () => (await import('#renderer/i18n/en/comparison.ts')).comparison,
    eligibility: async () => (await import('#renderer/i18n/en/eligibility.ts')).eligibility,
    affordability: async () => (await import('#renderer/i18n/en/affordability.ts')).affordability,
    numbers: async () => (await import('#renderer/i18n/en/numbers.ts')).numbers,
    calculator: async () => (await import('#renderer/i18n/en/calculator.ts')).calculator,
    'loan-tools': async () => (await import('#renderer/i18n/en/loan-tools.ts')).loanTools,
    desktop: async () => (await import('#renderer/i18n/en/desktop.ts')).desktop,
    'key-facts': async () => (await import('#renderer/i18n/en/key-facts.ts')).keyFacts,
  },
  hi: {
    common: async () => (await import('#renderer/i18n/hi/common.ts')).common,
    carousel: async () => (await import('#renderer/i18n/hi/carousel.ts')).carousel,
    auth: async () => (await import('#renderer/i18n/hi/auth.ts')).auth,
    branches: async () => (await import('#renderer/i18n/hi/branches.ts')).branches,
    contact: async () => (await import('#renderer/i18n/hi/contact.ts')).contact,
    consumer: async () => (await import('#renderer/i18n/hi/consumer.ts')).consumer,
    forms: async () => (await import('#renderer/i18n/hi/forms.ts')).forms,
    nbfc: async () => (await import('#renderer/i18n/hi/nbfc.ts')).nbfc,
    registration: async () => (await import('#renderer/i18n/hi/registration.ts')).registration,
    psychometric: async () => (await import('#renderer/i18n/hi/psychometric.ts')).psychometric,
    comparison: async () => (await import('#renderer/i18n/hi/comparison.ts')).comparison,
    eligibility: async () => (await import('#renderer/i18n/hi/eligibility.ts')).eligibility,
    affordability: async () => (await import('#renderer/i18n/hi/affordability.ts')).affordability,
    numbers: async () => (await import('#renderer/i18n/hi/numbers.ts')).numbers,
    calculator: async () => (await import('#renderer/i18n/hi/calculator.ts')).calculator,
    'loan-tools': async () => (await import('#renderer/i18n/hi/loan-tools.ts')).loanTools,
    desktop: async () => (await import('#renderer/i18n/hi/desktop.ts')).desktop,
    'key-facts': async () => (await import('#renderer/i18n/hi/key-facts.ts')).keyFacts,
  },
};

/** Loads the words of an area in a language. Rejects if the file does not load. */
export function loadWords(language: Language, area: Area): Promise<Words> {
  return FILES[language][area]();
}
