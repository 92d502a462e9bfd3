/** A page's schema.org data for search engines. */
import { addressOf } from '#contract/addresses.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { brandWith, officesOf } from '#renderer/content/brand/brand.ts';
import type { Contents } from '#renderer/content/contents.ts';
import type { LoanFigures } from '#renderer/content/page-types.ts';
import { questionsOf } from '#renderer/content/questions.ts';
import type { Brand, PageKey, PostalAddress } from '#renderer/content/types.ts';
import type { Edition } from '#renderer/i18n/edition.ts';

type Thing = { readonly '@type': string; readonly [property: string]: unknown };
/** The copy this needs. */
type Copy = Pick<Contents, 'brand' | 'business-loan' | 'ev-loan' | 'faq' | 'pages'>;

const ORGANIZATION = `${brand.origin}/#organization`;

/** A page's data as one JSON-LD document, or null for a page that search engines do not list. */
export function structuredData(
  page: PageKey,
  copy: Copy,
  { base, translator: { language } }: Edition,
): object | null {
  if (!copy.pages[page].listed) return null;
  const words = brandWith(language, copy.brand);
  const absolute = (path: string) => `${brand.origin}${addressOf(path, base)}`;
  const things = [
    ...(page === '/' ? [organization(words)] : [breadcrumbs(page, copy, absolute)]),
    // The home page shows the questions too, but search engines want them marked up once.
    ...(page === '/faq' ? [questions(copy)] : []),
    ...loansOf(page, copy, absolute, words.name),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization({ name, tagline, social, legalName, ...offices }: Brand): Thing {
  const handles = social.flatMap(({ url }) => (url === null ? [] : [url]));
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name,
    slogan: tagline,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icons/icon-512.png`,
    foundingDate: String(brand.foundedYear),
    email: brand.emails.support,
    areaServed: 'IN',
    address: officesOf(offices).map(address),
    ...(handles.length > 0 && { sameAs: handles }),
    ...(legalName === null ? {} : { legalName }),
  };
}

function address({ lines, city, state, countryCode }: PostalAddress): Thing {
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: state,
    addressCountry: countryCode,
    ...(lines.length === 0 ? {} : { streetAddress: lines.join(', ') }),
  };
}

function breadcrumbs(page: PageKey, { pages }: Copy, absolute: (path: string) => string): Thing {
  const trail = [pages['/'], pages[page]];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ shortName, canonical }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: shortName,
      item: absolute(canonical),
    })),
  };
}

function questions({ faq }: Copy): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questionsOf(faq, __APPLICATIONS__).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function loansOf(
  page: PageKey,
  copy: Copy,
  absolute: (path: string) => string,
  broker: string,
): Thing[] {
  if (page === '/ev-loan') {
    return [loan(copy.pages[page].shortName, absolute(page), copy['ev-loan'].figures, broker)];
  }
  if (page !== '/business-loan') return [];
  return copy['business-loan'].cards.map(({ id, title, figures }) =>
    loan(title, absolute(`${page}#${id}`), figures, broker),
  );
}

/** The portal is the broker, never the lender. States only what the page does. */
function loan(name: string, url: string, figures: LoanFigures, broker: string): Thing {
  return {
    '@type': 'LoanOrCredit',
    name,
    url,
    currency: figures.currency,
    amount: {
      '@type': 'MonetaryAmount',
      currency: figures.currency,
      maxValue: figures.maximumAmount,
    },
    interestRate: {
      '@type': 'QuantitativeValue',
      minValue: figures.ratePercentFrom,
      unitText: 'percent per year',
    },
    loanTerm: {
      '@type': 'QuantitativeValue',
      maxValue: figures.maximumTermYears,
      // UN/CEFACT's code for a year.
      unitCode: 'ANN',
    },
    broker: { '@type': 'Organization', '@id': ORGANIZATION, name: broker },
  };
}
