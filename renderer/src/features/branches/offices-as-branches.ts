import type { Language } from '#domain/languages.ts';
import { type Office, officesOf } from '#renderer/content/brand/brand.ts';
import type { Brand } from '#renderer/content/types.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';

/** The brand's offices as a search shows them, alongside the branches, and as cards. `service` is what they offer. */
export function officesAsBranches(brand: Brand, service: string, language: Language) {
  const offices = officesOf(brand);
  const titleOf = ({ label, city }: Office) => listInWords([label, city], language);
  /** In one line, such as `12 Station Road, Bhopal, Madhya Pradesh`. */
  const addressLine = ({ lines, city, state }: Office) =>
    listInWords([...lines, city, state], language);
  return {
    offices: offices.map((office) => ({
      ...office,
      name: titleOf(office),
      address: `${addressLine(office)} ${office.pinCode}`,
      phone: brand.phone,
      hours: brand.hours,
      services: [service],
    })),
    cards: offices.map((office) => ({
      id: office.id,
      title: titleOf(office),
      text: addressLine(office),
      image: 'branch-counter' as const,
      alt: '',
      latitude: office.latitude,
      longitude: office.longitude,
    })),
  };
}
