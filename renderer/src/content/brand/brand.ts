import type { Language } from '#domain/languages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { ownBrand } from '#renderer/content/brand/own-brand.ts';
import type {
  Brand,
  BrandWords,
  GrievanceOfficer,
  PostalAddress,
} from '#renderer/content/types.ts';

/** The operator's details in a language: the deployment's own, or else the product's, whose words are given. */
export function brandWith(language: Language, product: BrandWords): Brand {
  const own = ownBrand();
  const words = own === null ? product : own.words[language];
  if (words === undefined) throw new Error(`The brand of this page is not in ${language}.`);
  return { ...brand, ...words };
}

/** The company and its brand, such as `Example Finance Ltd (RinSetu)`; the brand alone until the company's name is known. */
export const companyName = ({ legalName, name }: Pick<Brand, 'legalName' | 'name'>): string =>
  legalName === null ? name : `${legalName} (${name})`;

export type Office = PostalAddress & { readonly id: 'headquarters' | 'second-office' };

/** The company's one or two offices, the head office first. */
export const officesOf = ({
  headquarters,
  secondOffice,
}: Pick<Brand, 'headquarters' | 'secondOffice'>): readonly Office[] => [
  { id: 'headquarters', ...headquarters },
  ...(secondOffice === null ? [] : [{ id: 'second-office', ...secondOffice } as const]),
];

/** The mobile apps that there are, with their addresses. */
export const appsOf = ({
  apps,
}: Pick<Brand, 'apps'>): readonly { readonly label: string; readonly url: string }[] =>
  [apps.android, apps.iphone].flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));

/** What is known of how to reach the officer, in order. */
export const reachedBy = ({ name, email, phone, hours }: GrievanceOfficer): readonly string[] =>
  [name, email, phone?.text, hours].filter((part) => part != null);
