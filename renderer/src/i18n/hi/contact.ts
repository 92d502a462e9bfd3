import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The contact form. Messages that spec section 8 gives in English are translated here. */
export const contact: Words<'contact'> = {
  contact: {
    name: 'नाम',
    email: 'ईमेल पता',
    phone: 'फ़ोन',
    phoneHint: 'हम सिर्फ़ इस संदेश का जवाब देने के लिए कॉल करते हैं।',
    subject: 'विषय',
    message: 'संदेश',
    submit: 'जमा करें',
    submitting: 'भेजा जा रहा है…',
    success: 'फ़ॉर्म जमा हो गया!',
    answer: 'हमारी सहायता टीम अपने काम के समय में आपको ईमेल या फ़ोन से जवाब देगी।',
    refused: 'फ़ॉर्म जमा नहीं हो सका। कृपया फिर से कोशिश करें।',
    notice:
      'नाम, ईमेल, फ़ोन, विषय, संदेश और आज की तारीख हमारी सहायता टीम को भेजे जाते हैं, ताकि आपको जवाब मिल सके। भेजे जाने तक ड्राफ़्ट इसी टैब में रहता है।',
    noticeLink: 'गोपनीयता सूचना',
    clear: 'फ़ॉर्म खाली करें',
  },
};
