import type { BrandSettings, OfficeSettings } from '#contract/brand-settings.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { productFacts } from '#renderer/content/brand/product-facts.ts';
import { PRODUCT_WORDS } from '#renderer/content/product-words.ts';
import type {
  BrandFacts,
  BrandWords,
  OwnBrand,
  Phone,
  PostalAddress,
} from '#renderer/content/types.ts';
import { productPalette } from '#renderer/theme/palette.ts';

/** The brand that pages show: what a deployment says of itself, and the product's for what it leaves open. */
export function ownBrandOf(settings: BrandSettings): OwnBrand {
  return {
    facts: factsOf(settings),
    words: { en: wordsOf(settings, 'en'), hi: wordsOf(settings, 'hi') },
  };
}

function factsOf({ origin, foundedYear, emails, video, colours, logo }: BrandSettings): BrandFacts {
  const product = productFacts;
  return {
    isPlaceholder: false,
    origin: origin ?? product.origin,
    foundedYear: foundedYear ?? product.foundedYear,
    emails: {
      support: emails?.support ?? product.emails.support,
      partners: emails?.partners ?? product.emails.partners,
      privacy: emails?.privacy ?? product.emails.privacy,
    },
    videoEmbedUrl: video === undefined ? product.videoEmbedUrl : video,
    colours:
      colours === undefined
        ? null
        : { primary: colours.primary, accent: colours.accent ?? productPalette.accent },
    hasOwnLogo: logo !== undefined,
  };
}

function wordsOf(settings: BrandSettings, language: Language): BrandWords {
  const product = PRODUCT_WORDS[language];
  const { secondOffice, social, apps, grievanceOfficer: officer } = settings;
  const hours = settings.hours?.[language] ?? product.hours;
  return {
    ...product,
    name: settings.name?.[language] ?? product.name,
    tagline: settings.tagline?.[language] ?? product.tagline,
    legalName: settings.legalName?.[language] ?? product.legalName,
    region: settings.region?.[language] ?? product.region,
    headquarters: officeIn(language, settings.headOffice, product.headquarters),
    secondOffice:
      secondOffice === null || product.secondOffice === null
        ? null
        : officeIn(language, secondOffice, product.secondOffice),
    phone: phoneOf(settings.phone) ?? product.phone,
    hours,
    social: social ?? product.social,
    apps: {
      android: {
        ...product.apps.android,
        ...(apps?.android !== undefined && { url: apps.android }),
      },
      iphone: { ...product.apps.iphone, ...(apps?.iphone !== undefined && { url: apps.iphone }) },
    },
    grievanceOfficer: {
      role: officer?.role?.[language] ?? product.grievanceOfficer.role,
      name: officer?.name?.[language] ?? product.grievanceOfficer.name,
      email: officer?.email ?? product.grievanceOfficer.email,
      phone: phoneOf(officer?.phone) ?? product.grievanceOfficer.phone,
      hours: officer?.hours?.[language] ?? hours,
    },
  };
}

function officeIn(
  language: Language,
  given: OfficeSettings | undefined,
  product: PostalAddress,
): PostalAddress {
  if (given === undefined) return product;
  const { label, lines, city, state, pinCode, latitude, longitude } = given;
  return {
    label: label?.[language] ?? product.label,
    lines: lines.map((line) => line[language]),
    city: city[language],
    state: state[language],
    country: product.country,
    countryCode: product.countryCode,
    pinCode,
    // The first digits of every PIN code in a sorting district.
    pinAreas: [pinCode.slice(0, 3)],
    places: [...new Set([city, state].flatMap((name) => LANGUAGES.map((each) => name[each])))],
    latitude,
    longitude,
  };
}

/** `+91 755 400 1234`, and how a telephone dials it. */
function phoneOf(number: string | undefined): Phone | null {
  if (number === undefined) return null;
  return { text: number, href: `tel:${number.replaceAll(/[^\d+]/g, '')}` };
}
