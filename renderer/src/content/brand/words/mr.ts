import { facts } from '#renderer/content/brand/product-facts.ts';
import type { BrandWords } from '#renderer/content/types.ts';

const HOURS = 'सोमवार ते शनिवार, सकाळी 10 ते संध्याकाळी 6';

export const brand = {
  name: facts.name,
  tagline: 'रास्त लोनकडे नेणारा पूल',
  legalName: null,
  region: 'मध्य भारत',
  headquarters: {
    ...facts.headquarters,
    label: 'मुख्य कार्यालय',
    lines: [],
    city: 'भोपाळ',
    state: 'मध्य प्रदेश',
    country: 'भारत',
  },
  secondOffice: {
    ...facts.secondOffice,
    label: 'दुसरे कार्यालय',
    lines: [],
    city: 'नागपूर',
    state: 'महाराष्ट्र',
    country: 'भारत',
  },
  phone: { ...facts.phone, text: 'फोन नंबर लवकरच' },
  hours: HOURS,
  social: facts.social.map((network) => ({ ...network, handle: 'हँडल लवकरच' })),
  apps: {
    android: { url: facts.apps.android, label: 'Android ॲप मिळवा' },
    iphone: { url: facts.apps.iphone, label: 'iPhone ॲप मिळवा' },
  },
  grievanceOfficer: {
    ...facts.grievanceOfficer,
    role: 'नोडल तक्रार निवारण अधिकारी',
    name: null,
    phone: null,
    hours: HOURS,
  },
  escalation: {
    ...facts.escalation,
    to: 'रिझर्व्ह बँकेची तक्रार व्यवस्थापन प्रणाली (CMS)',
    text: `तुमची तक्रार फेटाळली गेली किंवा 30 दिवसांत सुटली नाही, तर पुढील 90 दिवसांच्या आत ती तुम्ही भारतीय रिझर्व्ह बँकेच्या (RBI) लोकपालाकडे तक्रार व्यवस्थापन प्रणालीतून (CMS) नेऊ शकता: ${facts.escalation.url}. याला काहीही खर्च येत नाही.`,
  },
} satisfies BrandWords;
