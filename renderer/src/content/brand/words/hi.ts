import { facts } from '#renderer/content/brand/product-facts.ts';
import type { BrandWords } from '#renderer/content/types.ts';

const HOURS = 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक';

export const brand = {
  name: facts.name,
  tagline: 'वाजिब लोन तक का सेतु',
  legalName: null,
  region: 'मध्य भारत',
  headquarters: {
    ...facts.headquarters,
    label: 'हेड ऑफ़िस',
    lines: [],
    city: 'भोपाल',
    state: 'मध्य प्रदेश',
    country: 'भारत',
  },
  secondOffice: {
    ...facts.secondOffice,
    label: 'दूसरा ऑफ़िस',
    lines: [],
    city: 'नागपुर',
    state: 'महाराष्ट्र',
    country: 'भारत',
  },
  phone: { ...facts.phone, text: 'फ़ोन नंबर जल्द बताया जाएगा' },
  hours: HOURS,
  social: facts.social.map((network) => ({ ...network, handle: 'हैंडल जल्द बताया जाएगा' })),
  apps: {
    android: { url: facts.apps.android, label: 'Android ऐप लें' },
    iphone: { url: facts.apps.iphone, label: 'iPhone ऐप लें' },
  },
  grievanceOfficer: {
    ...facts.grievanceOfficer,
    role: 'नोडल शिकायत निवारण अधिकारी',
    name: null,
    phone: null,
    hours: HOURS,
  },
  escalation: {
    ...facts.escalation,
    to: 'भारतीय रिज़र्व बैंक की शिकायत प्रबंधन प्रणाली',
    text: `अगर आपकी शिकायत नामंज़ूर हो जाए या 30 दिन में न सुलझे, तो आप उसे अगले 90 दिन में भारतीय रिज़र्व बैंक (RBI) के लोकपाल के पास ले जा सकते हैं, उसकी शिकायत प्रबंधन प्रणाली (CMS) से: ${facts.escalation.url}। इसमें कोई पैसा नहीं लगता।`,
  },
} satisfies BrandWords;
