import {
  type BrandSettings,
  type BrandText,
  brandTextIn,
  type OfficeSettings,
} from '#contract/brand-settings.ts';
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
    words: Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(settings, language)])),
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
  const own = (text: BrandText | undefined) =>
    text === undefined ? undefined : brandTextIn(text, language);
  const hours = own(settings.hours) ?? product.hours;
  return {
    ...product,
    name: own(settings.name) ?? product.name,
    tagline: own(settings.tagline) ?? product.tagline,
    legalName: own(settings.legalName) ?? product.legalName,
    region: own(settings.region) ?? product.region,
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
      role: own(officer?.role) ?? product.grievanceOfficer.role,
      name: own(officer?.name) ?? product.grievanceOfficer.name,
      email: officer?.email ?? product.grievanceOfficer.email,
      phone: phoneOf(officer?.phone) ?? product.grievanceOfficer.phone,
      hours: own(officer?.hours) ?? hours,
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
    label: label === undefined ? product.label : brandTextIn(label, language),
    lines: lines.map((line) => brandTextIn(line, language)),
    city: brandTextIn(city, language),
    state: brandTextIn(state, language),
    country: product.country,
    countryCode: product.countryCode,
    pinCode,
    // The first digits of every PIN code in a sorting district.
    pinAreas: [pinCode.slice(0, 3)],
    places: [...new Set([city, state].flatMap((name) => Object.values(name)))],
    latitude,
    longitude,
  };
}

/** `+91 755 400 1234`, and how a telephone dials it. */
function phoneOf(number: string | undefined): Phone | null {
  if (number === undefined) return null;
  return { text: number, href: `tel:${number.replaceAll(/[^\d+]/g, '')}` };
}
