/** What a page is about, in the words of schema.org, for search engines. */
import { brand } from '#renderer/content/brand.ts';
import { businessLoan } from '#renderer/content/en/business-loan.ts';
import { evLoan } from '#renderer/content/en/ev-loan.ts';
import { faq } from '#renderer/content/en/faq.ts';
import { pages } from '#renderer/content/en/pages.ts';
import type { LoanFigures } from '#renderer/content/page-types.ts';
import type { PageKey, PostalAddress } from '#renderer/content/types.ts';

type Thing = { readonly '@type': string; readonly [property: string]: unknown };

const ORGANIZATION = `${brand.origin}/#organization`;

/** The things of a page as one JSON-LD document, or null for a page that search engines do not list. */
export function structuredData(page: PageKey): object | null {
  if (!pages[page].listed) return null;
  const things = [
    ...(page === '/' ? [organization()] : [breadcrumbs(page)]),
    ...(page === '/' || page === '/faq' ? [questions()] : []),
    ...loansOf(page),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: brand.name,
    slogan: brand.tagline,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icons/icon-512.png`,
    foundingDate: String(brand.foundedYear),
    email: brand.emails.support,
    areaServed: 'IN',
    address: [brand.headquarters, brand.secondOffice].map(address),
    sameAs: brand.social.flatMap(({ url }) => (url === null ? [] : [url])),
    ...(brand.isPlaceholder ? {} : { legalName: brand.legalName }),
  };
}

function address({ lines, city, state, countryCode }: PostalAddress): Thing {
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: state,
    addressCountry: countryCode,
    ...(brand.isPlaceholder ? {} : { streetAddress: lines.join(', ') }),
  };
}

function breadcrumbs(page: PageKey): Thing {
  const trail = [pages['/'], pages[page]];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ shortName, canonical }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: shortName,
      item: `${brand.origin}${canonical}`,
    })),
  };
}

function questions(): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function loansOf(page: PageKey): Thing[] {
  if (page === '/ev-loan') return [loan(pages['/ev-loan'].shortName, page, evLoan.figures)];
  if (page !== '/business-loan') return [];
  return businessLoan.cards.map(({ id, title, figures }) => loan(title, `${page}#${id}`, figures));
}

/** The portal is the broker, never the lender. Only what the page states is said here. */
function loan(name: string, path: string, figures: LoanFigures): Thing {
  return {
    '@type': 'LoanOrCredit',
    name,
    url: `${brand.origin}${path}`,
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
      // UN/CEFACT's code of a year.
      unitCode: 'ANN',
    },
    broker: { '@type': 'Organization', '@id': ORGANIZATION, name: brand.name },
  };
}
