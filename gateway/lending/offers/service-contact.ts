import type { Language } from '#domain/languages.ts';
import type { OfferedLoan } from '#domain/lending/offers/key-facts-statement.ts';
import { KEY_FACTS } from '#domain/words/key-facts.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';

/** Who this service is, and its own grievance officer, as a key facts statement names them in each language. */
export type ServiceContacts = (language: Language) => OfferedLoan['service'];

/** The settings that say so. */
export type ServiceNaming = Pick<
  Configuration,
  | 'GATEWAY_SERVICE_NAME'
  | 'GATEWAY_GRIEVANCE_OFFICER'
  | 'GATEWAY_GRIEVANCE_EMAIL'
  | 'GATEWAY_GRIEVANCE_PHONE'
>;

/** Where nobody is appointed, it says what the site says. */
export const serviceContacts =
  (given: ServiceNaming): ServiceContacts =>
  (language) => {
    const { name, phone } = KEY_FACTS[language].officer;
    return {
      name: given.GATEWAY_SERVICE_NAME,
      officer: {
        name: given.GATEWAY_GRIEVANCE_OFFICER ?? name,
        email: given.GATEWAY_GRIEVANCE_EMAIL,
        phone: given.GATEWAY_GRIEVANCE_PHONE ?? phone,
      },
    };
  };
