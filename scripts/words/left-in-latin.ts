/** What a Hindi text keeps in Latin letters: names, keys of a keyboard, and common abbreviations. */
const KEPT_IN_LATIN = new Set(
  [
    'ABC Android APR aud Authentication BH CIC CIN CMS CRM CSV CV DPDP DSA E-DRIVE EMI Enter Escape EV Excel Firebase GB Google GST GSTIN HEIC HFC ID',
    'IFSC IP iPhone JavaScript JPEG KB KFS LA MB Meta MGC NBFC OTP PageDown PageUp PAN PDF PIN PLC PM PNG PTC QR RBI RC RinSetu SHA SMS STOP SVG US UTR WebP WhatsApp xls xlsx X-API-Key',
  ].flatMap((line) => line.split(' ')),
);

/** Types of NBFC by their official short names, such as `NBFC-MFI` and `IDF-NBFC`. */
const KIND_OF_NBFC = /^(?:NBFC-\w+|IDF-NBFC)$/;

/** Placeholders, email addresses, web addresses, names of settings, and codes with a digit. */
const NO_WORDS =
  /\bkiosk(?:\.\w+)+|\{\{\w+\}\}|\S+@\S+|https?:\S+|[\w-]+\.example\b|\b[a-z]+(?:\.[a-z]+){2,}\b|\b(?:[A-Z]+-)*[A-Z]*\d\w*/g;

/** In brackets after the Hindi: settings as a phone in English names them. */
const LABELS_OF_PHONES = /\((?:Most Compatible|High efficiency pictures)\)/g;

const WORD = /[A-Za-z][A-Za-z-]*[A-Za-z]/g;

/** The words of a Hindi text that should not be in Latin letters. Single letters are ignored. */
export function leftInLatin(text: string): string[] {
  const words = text.replaceAll(NO_WORDS, ' ').replaceAll(LABELS_OF_PHONES, ' ').match(WORD) ?? [];
  return words.filter((word) => !KEPT_IN_LATIN.has(word) && !KIND_OF_NBFC.test(word));
}
