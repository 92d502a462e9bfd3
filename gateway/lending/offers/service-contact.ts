import type { Language } from '#domain/languages.ts';
import type { OfferedLoan } from '#domain/lending/offers/key-facts-statement.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';

/** Who this service is, and its own grievance officer, as a key facts statement names them in each language. */
export type ServiceContacts = Readonly<Record<Language, OfferedLoan['service']>>;

/** The settings that say so. */
export type ServiceNaming = Pick<
  Configuration,
  | 'GATEWAY_SERVICE_NAME'
  | 'GATEWAY_GRIEVANCE_OFFICER'
  | 'GATEWAY_GRIEVANCE_EMAIL'
  | 'GATEWAY_GRIEVANCE_PHONE'
>;

/** What the site says as long as nobody is appointed. */
const TO_BE_ANNOUNCED = {
  en: { name: 'Name to be announced', phone: 'Phone number to be announced' },
  hi: { name: 'नाम जल्द बताया जाएगा', phone: 'फ़ोन नंबर जल्द बताया जाएगा' },
} as const;

export function serviceContacts(given: ServiceNaming): ServiceContacts {
  const contact = (language: Language) => ({
    name: given.GATEWAY_SERVICE_NAME,
    officer: {
      name: given.GATEWAY_GRIEVANCE_OFFICER ?? TO_BE_ANNOUNCED[language].name,
      email: given.GATEWAY_GRIEVANCE_EMAIL,
      phone: given.GATEWAY_GRIEVANCE_PHONE ?? TO_BE_ANNOUNCED[language].phone,
    },
  });
  return { en: contact('en'), hi: contact('hi') };
}
