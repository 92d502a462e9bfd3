import type { Language } from '#contract/languages.ts';
import type { ContentName, Contents } from '#renderer/content/contents.ts';

type Files = { readonly [Name in ContentName]: () => Promise<Contents[Name]> };

/** Where the site's copy is, by language. */
const FILES: Readonly<Record<Language, Files>> = {
  en: {
    about: async () => (await import('#renderer/content/en/about.ts')).about,
    'apply-loan': async () => (await import('#renderer/content/en/apply-loan.ts')).applyLoan,
    branches: async () => (await import('#renderer/content/en/branches.ts')).branches,
    'business-loan': async () =>
      (await import('#renderer/content/en/business-loan.ts')).businessLoan,
    'consumer-sample': async () =>
      (await import('#renderer/content/en/consumer-sample.ts')).consumerSample,
    dealer: async () => (await import('#renderer/content/en/dealer.ts')).dealer,
    'ev-loan': async () => (await import('#renderer/content/en/ev-loan.ts')).evLoan,
    faq: async () => (await import('#renderer/content/en/faq.ts')).faq,
    home: async () => (await import('#renderer/content/en/home.ts')).home,
    'loan-products': async () =>
      (await import('#renderer/content/en/loan-products.ts')).loanProducts,
    navigation: async () => (await import('#renderer/content/en/navigation.ts')).navigation,
    nbfc: async () => (await import('#renderer/content/en/nbfc.ts')).nbfc,
    'news-and-blog': async () =>
      (await import('#renderer/content/en/news-and-blog.ts')).newsAndBlog,
    'not-found': async () => (await import('#renderer/content/en/not-found.ts')).notFound,
    offers: async () => (await import('#renderer/content/en/offers.ts')).offers,
    offline: async () => (await import('#renderer/content/en/offline.ts')).offline,
    pages: async () => (await import('#renderer/content/en/pages.ts')).pages,
    'privacy-policy': async () =>
      (await import('#renderer/content/en/privacy-policy.ts')).privacyPolicy,
    products: async () => (await import('#renderer/content/en/products.ts')).products,
    psychometric: async () => (await import('#renderer/content/en/psychometric.ts')).psychometric,
    support: async () => (await import('#renderer/content/en/support.ts')).support,
    team: async () => (await import('#renderer/content/en/team.ts')).team,
    tools: async () => (await import('#renderer/content/en/tools.ts')).tools,
  },
  hi: {
    about: async () => (await import('#renderer/content/hi/about.ts')).about,
    'apply-loan': async () => (await import('#renderer/content/hi/apply-loan.ts')).applyLoan,
    branches: async () => (await import('#renderer/content/hi/branches.ts')).branches,
    'business-loan': async () =>
      (await import('#renderer/content/hi/business-loan.ts')).businessLoan,
    'consumer-sample': async () =>
      (await import('#renderer/content/hi/consumer-sample.ts')).consumerSample,
    dealer: async () => (await import('#renderer/content/hi/dealer.ts')).dealer,
    'ev-loan': async () => (await import('#renderer/content/hi/ev-loan.ts')).evLoan,
    faq: async () => (await import('#renderer/content/hi/faq.ts')).faq,
    home: async () => (await import('#renderer/content/hi/home.ts')).home,
    'loan-products': async () =>
      (await import('#renderer/content/hi/loan-products.ts')).loanProducts,
    navigation: async () => (await import('#renderer/content/hi/navigation.ts')).navigation,
    nbfc: async () => (await import('#renderer/content/hi/nbfc.ts')).nbfc,
    'news-and-blog': async () =>
      (await import('#renderer/content/hi/news-and-blog.ts')).newsAndBlog,
    'not-found': async () => (await import('#renderer/content/hi/not-found.ts')).notFound,
    offers: async () => (await import('#renderer/content/hi/offers.ts')).offers,
    offline: async () => (await import('#renderer/content/hi/offline.ts')).offline,
    pages: async () => (await import('#renderer/content/hi/pages.ts')).pages,
    'privacy-policy': async () =>
      (await import('#renderer/content/hi/privacy-policy.ts')).privacyPolicy,
    products: async () => (await import('#renderer/content/hi/products.ts')).products,
    psychometric: async () => (await import('#renderer/content/hi/psychometric.ts')).psychometric,
    support: async () => (await import('#renderer/content/hi/support.ts')).support,
    team: async () => (await import('#renderer/content/hi/team.ts')).team,
    tools: async () => (await import('#renderer/content/hi/tools.ts')).tools,
  },
};

/** Loads copy by name in a language. Rejects if a file does not load. */
export async function loadContents<Name extends ContentName>(
  language: Language,
  names: readonly Name[],
): Promise<Pick<Contents, Name>> {
  const files = FILES[language];
  const loaded = await Promise.all(names.map(async (name) => ({ [name]: await files[name]() })));
  return Object.assign({}, ...loaded);
}
