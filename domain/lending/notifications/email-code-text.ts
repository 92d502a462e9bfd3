import { EMAIL_CODE_VALID_MINUTES } from '#domain/email-code.ts';
import type { Language } from '#domain/languages.ts';
import type { NotificationText } from '#domain/lending/notifications/notifications.ts';

/** Whoever gets it may be a stranger to us, so it names nobody. The code is not in the subject, which lock screens show. */
const WORDS: Readonly<Record<Language, NotificationText>> = {
  en: {
    subject: 'Confirm your email address',
    body: `Your code: {code}

It is valid for {minutes} minutes. Enter it in your profile at {address}, and from then on we email you how your application goes.

If you did not ask for this code, somebody may have typed your address by mistake. You need not do anything: without the code we send no further mail here. Never pass the code on to anybody.
`,
  },
  hi: {
    subject: 'अपना ईमेल पता पक्का करें',
    body: `आपका कोड: {code}

यह {minutes} मिनट तक चलेगा। इसे {address} पर अपनी प्रोफ़ाइल में लिखें। इसके बाद हम आपको ईमेल से बताते रहेंगे कि आपके आवेदन का काम कहाँ तक पहुँचा।

अगर यह कोड आपने नहीं माँगा, तो शायद किसी ने गलती से आपका पता लिख दिया है। आपको कुछ नहीं करना है: कोड के बिना हम यहाँ और कोई ईमेल नहीं भेजते। कोड किसी को न बताएँ।
`,
  },
};

/** The mail with a code. `address` is the portal's. */
export function emailCodeText(
  language: Language,
  { code, address }: { readonly code: string; readonly address: string },
): NotificationText {
  const { subject, body } = WORDS[language];
  const filled = body
    .replace('{code}', code)
    .replace('{minutes}', String(EMAIL_CODE_VALID_MINUTES))
    .replace('{address}', () => address);
  return { subject, body: filled };
}
