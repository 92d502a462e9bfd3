import { facts } from '#renderer/content/brand/product-facts.ts';
import type { BrandWords } from '#renderer/content/types.ts';

const HOURS = 'திங்கள் முதல் சனி வரை, காலை 10 மணி முதல் மாலை 6 மணி வரை';

export const brand = {
  name: facts.name,
  tagline: 'நியாயமான லோனுக்கு ஒரு பாலம்',
  legalName: null,
  region: 'மத்திய இந்தியா',
  headquarters: {
    ...facts.headquarters,
    label: 'தலைமை அலுவலகம்',
    lines: [],
    city: 'போபால்',
    state: 'மத்தியப் பிரதேசம்',
    country: 'இந்தியா',
  },
  secondOffice: {
    ...facts.secondOffice,
    label: 'இரண்டாவது அலுவலகம்',
    lines: [],
    city: 'நாக்பூர்',
    state: 'மகாராஷ்டிரா',
    country: 'இந்தியா',
  },
  phone: { ...facts.phone, text: 'தொலைபேசி எண் பின்னர் அறிவிக்கப்படும்' },
  hours: HOURS,
  social: facts.social.map((network) => ({ ...network, handle: 'பெயர் பின்னர் அறிவிக்கப்படும்' })),
  apps: {
    android: { url: facts.apps.android, label: 'Android ஆப்பைப் பெறுக' },
    iphone: { url: facts.apps.iphone, label: 'iPhone ஆப்பைப் பெறுக' },
  },
  grievanceOfficer: {
    ...facts.grievanceOfficer,
    role: 'தலைமைக் குறைதீர் அதிகாரி',
    name: null,
    phone: null,
    hours: HOURS,
  },
  escalation: {
    ...facts.escalation,
    to: 'ரிசர்வ் வங்கியின் புகார் மேலாண்மை அமைப்பு',
    text: `உங்கள் புகார் நிராகரிக்கப்பட்டாலோ, 30 நாட்களுக்குள் தீர்க்கப்படாவிட்டாலோ, அடுத்த 90 நாட்களுக்குள் ரிசர்வ் வங்கியின் (RBI) குறைதீர்ப்பாளரிடம் (ஓம்புட்ஸ்மேன்) புகார் மேலாண்மை அமைப்பு (CMS) வழியாகக் கொண்டுசெல்லலாம்: ${facts.escalation.url}. இதற்குச் செலவு எதுவும் இல்லை.`,
  },
} satisfies BrandWords;
