/** What people read and agree to before they get messages to their phone. Each agreement is stored with these words. */
import type { Language } from '#domain/languages.ts';
import type { PhoneChannel } from '#domain/lending/notifications/channels.ts';
import type { QuietHours } from '#domain/lending/notifications/quiet-hours.ts';

const WORDING = {
  sms: {
    en: 'I want to be told by SMS, on the mobile number of my account, how my loan application and my complaints are going. A message says what happened, with the number and a link; it names no amount and no lender.{quiet} To stop, I answer STOP or turn this off here. Whether I agree changes nothing about my application.',
    hi: 'मैं चाहता/चाहती हूँ कि मेरे लोन के आवेदन और मेरी शिकायतों की खबर मुझे खाते के मोबाइल नंबर पर SMS से मिले। संदेश में सिर्फ़ यह लिखा होगा कि क्या हुआ, साथ में नंबर और लिंक; रकम या कंपनी का नाम नहीं होगा।{quiet} बंद करने के लिए मैं जवाब में “रोकें” या STOP लिखूँगा/लिखूँगी, या यहीं बंद कर दूँगा/दूँगी। मेरे हाँ या ना से आवेदन पर कोई फ़र्क नहीं पड़ता।',
  },
  whatsapp: {
    en: 'I want to be told by WhatsApp, on the mobile number of my account, how my loan application and my complaints are going. WhatsApp’s operator, Meta, learns my number and that this service writes to me. A message says what happened, with the number and a link; it names no amount and no lender.{quiet} To stop, I answer STOP or turn this off here. Whether I agree changes nothing about my application.',
    hi: 'मैं चाहता/चाहती हूँ कि मेरे लोन के आवेदन और मेरी शिकायतों की खबर मुझे खाते के मोबाइल नंबर पर WhatsApp से मिले। WhatsApp चलाने वाली कंपनी Meta को मेरा नंबर मिलेगा और यह पता चलेगा कि यह सेवा मुझे लिखती है। संदेश में सिर्फ़ यह लिखा होगा कि क्या हुआ, साथ में नंबर और लिंक; रकम या कंपनी का नाम नहीं होगा।{quiet} बंद करने के लिए मैं जवाब में “रोकें” या STOP लिखूँगा/लिखूँगी, या यहीं बंद कर दूँगा/दूँगी। मेरे हाँ या ना से आवेदन पर कोई फ़र्क नहीं पड़ता।',
  },
} as const satisfies Readonly<Record<PhoneChannel, Readonly<Record<Language, string>>>>;

/** Stands at `{quiet}`, where there are quiet hours. */
const QUIET: Readonly<Record<Language, string>> = {
  en: ' None is sent between {from} and {to}, unless it cannot wait.',
  hi: ' {from} से {to} के बीच कोई संदेश नहीं आएगा, जब तक बहुत ज़रूरी न हो।',
};

/** What somebody agrees to who turns a channel on. */
export function consentWording(
  channel: PhoneChannel,
  language: Language,
  { from, to }: QuietHours,
): string {
  const quiet = from === to ? '' : QUIET[language].replace('{from}', from).replace('{to}', to);
  return WORDING[channel][language].replace('{quiet}', quiet);
}
