import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The operator's console around its views, and its members. */
export const operator: Words<'operator'> = {
  operator: {
    ways: 'ऑपरेटर कंसोल',
    who: '{{name}}, ऑपरेटर',
    groups: {
      work: 'काम',
      catalogue: 'सूची',
      service: 'सेवा',
      people: 'लोग',
    },
    titles: {
      dashboard: 'डैशबोर्ड',
      queue: 'आवेदनों की कतार',
      application: 'आवेदन {{number}}',
      catalogue: 'प्रोडक्ट',
      product: 'प्रोडक्ट {{product}}, संस्करण {{version}}',
      lenders: 'लोन देने वाली कंपनियाँ',
      dealers: 'डीलर',
      grievances: 'शिकायतें',
      grievance: 'शिकायत {{number}}',
      messages: 'संपर्क संदेश',
      notices: 'सूचनाएँ',
      'dead-letters': 'न पहुँचे संदेश',
      jobs: 'जॉब',
      members: 'सदस्य',
    },
  },
  memberList: { stub: 'यह हिस्सा अभी नहीं बना है।' },
};
