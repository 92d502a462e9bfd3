import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. A manager's figures of the showroom, and who works there. */
export const dealerShowroom: Words<'dealer-showroom'> = {
  showroom: {
    period: 'कितने समय के',
    periods: {
      week: 'यह हफ़्ता',
      lastWeek: 'पिछला हफ़्ता',
      fourWeeks: 'पिछले 4 हफ़्ते',
      thirteenWeeks: 'पिछले 13 हफ़्ते',
      year: 'पिछले 52 हफ़्ते',
    },
    groupBy: 'किस हिसाब से',
    by: { salesperson: 'सेल्समैन', branch: 'शाखा', model: 'मॉडल', week: 'हफ़्ता' },
    title: '{{from}} से {{to}} तक',
    intro:
      'ग्राहक उस दिन में गिने जाते हैं जब जोड़े गए, उसके नाम पर जिसके पास वे आज हैं, और उस मॉडल में जिसका कोटेशन सबसे बाद में बना। आवेदन वही गिने जाते हैं जो ग्राहक ने आपको देखने दिए हैं।',
    chart: 'ग्राहक, {{by}} के हिसाब से',
    chartNote: 'हर पट्टी में वे ग्राहक हैं जो इन दिनों जोड़े गए: गाड़ी ले ली, बात चल रही है, नहीं ली।',
    noLeads: 'इन दिनों कोई ग्राहक नहीं जोड़ा गया।',
    figure: {
      leads: 'ग्राहक',
      won: 'गाड़ी ले ली',
      lost: 'नहीं ली',
      quotes: 'कोटेशन',
      applications: 'आवेदन',
      delivered: 'गाड़ी सौंपी',
      received: 'पैसा मिला',
    },
    total: 'कुल',
    noModel: 'अभी कोटेशन नहीं',
    weekOf: '{{day}} वाला हफ़्ता',
    csv: 'CSV में सेव करें',
    print: 'प्रिंट करें',
    why: 'लोगों ने गाड़ी क्यों नहीं ली',
    noneLost: 'इनमें से किसी पर “नहीं ली” नहीं लिखा है।',
    stages: 'आवेदन कहाँ तक पहुँचे',
    stage: 'चरण',
    duty: { salesperson: 'सेल्समैन', manager: 'मैनेजर' },
    team: {
      title: 'यहाँ कौन काम करता है',
      text: 'मैनेजर ये आँकड़े देखते हैं, सबके ग्राहक किसी और को दे सकते हैं, और मूल्य सूची और शोरूम की जानकारी सेव करते हैं। नए साथियों को पोर्टल चलाने वाले जोड़ते हैं।',
      duty: 'काम',
      change: 'बदलें',
      you: 'आप',
      make: { manager: 'मैनेजर बनाएँ', salesperson: 'सेल्समैन बनाएँ' },
      done: '{{name}}: {{duty}}',
    },
  },
};
