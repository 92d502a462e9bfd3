import { facts } from '#renderer/content/brand/product-facts.ts';
import type { BrandWords } from '#renderer/content/types.ts';

const HOURS = 'پیر سے سنیچر، صبح 10 بجے سے شام 6 بجے تک';

export const brand = {
  name: facts.name,
  tagline: 'مناسب قرض تک ایک پل',
  legalName: null,
  region: 'وسطی ہندوستان',
  headquarters: {
    ...facts.headquarters,
    label: 'صدر دفتر',
    lines: [],
    city: 'بھوپال',
    state: 'مدھیہ پردیش',
    country: 'ہندوستان',
  },
  secondOffice: {
    ...facts.secondOffice,
    label: 'دوسرا دفتر',
    lines: [],
    city: 'ناگپور',
    state: 'مہاراشٹر',
    country: 'ہندوستان',
  },
  phone: { ...facts.phone, text: 'فون نمبر کا اعلان بعد میں ہوگا' },
  hours: HOURS,
  social: facts.social.map((network) => ({ ...network, handle: 'ہینڈل کا اعلان بعد میں ہوگا' })),
  apps: {
    android: { url: facts.apps.android, label: 'Android ایپ پائیں' },
    iphone: { url: facts.apps.iphone, label: 'iPhone ایپ پائیں' },
  },
  grievanceOfficer: {
    ...facts.grievanceOfficer,
    role: 'نوڈل شکایات افسر',
    name: null,
    phone: null,
    hours: HOURS,
  },
  escalation: {
    ...facts.escalation,
    to: 'ریزرو بینک آف انڈیا کا شکایت نظام (CMS)',
    text: `اگر آپ کی شکایت رد ہو جائے، یا 30 دن میں حل نہ ہو، تو آپ اسے مزید 90 دن کے اندر ریزرو بینک آف انڈیا (RBI) کے محتسب (اومبڈسمین) کے پاس اس کے شکایت نظام (CMS) کے ذریعے لے جا سکتے ہیں: ${facts.escalation.url}۔ اس میں کوئی خرچ نہیں ہوتا۔`,
  },
} satisfies BrandWords;
