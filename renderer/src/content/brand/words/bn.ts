import { facts } from '#renderer/content/brand/product-facts.ts';
import type { BrandWords } from '#renderer/content/types.ts';

const HOURS = 'সোমবার থেকে শনিবার, সকাল 10টা থেকে সন্ধ্যা 6টা';

export const brand = {
  name: facts.name,
  tagline: 'ন্যায্য লোনের সেতু',
  legalName: null,
  region: 'মধ্য ভারত',
  headquarters: {
    ...facts.headquarters,
    label: 'প্রধান অফিস',
    lines: [],
    city: 'ভোপাল',
    state: 'মধ্যপ্রদেশ',
    country: 'ভারত',
  },
  secondOffice: {
    ...facts.secondOffice,
    label: 'দ্বিতীয় অফিস',
    lines: [],
    city: 'নাগপুর',
    state: 'মহারাষ্ট্র',
    country: 'ভারত',
  },
  phone: { ...facts.phone, text: 'ফোন নম্বর পরে জানানো হবে' },
  hours: HOURS,
  social: facts.social.map((network) => ({ ...network, handle: 'হ্যান্ডল পরে জানানো হবে' })),
  apps: {
    android: { url: facts.apps.android, label: 'Android অ্যাপ নিন' },
    iphone: { url: facts.apps.iphone, label: 'iPhone অ্যাপ নিন' },
  },
  grievanceOfficer: {
    ...facts.grievanceOfficer,
    role: 'নোডাল অভিযোগ নিষ্পত্তি আধিকারিক',
    name: null,
    phone: null,
    hours: HOURS,
  },
  escalation: {
    ...facts.escalation,
    to: 'ভারতীয় রিজার্ভ ব্যাঙ্কের কমপ্লেন ম্যানেজমেন্ট সিস্টেম (অভিযোগ জানানোর ব্যবস্থা)',
    text: `আপনার অভিযোগ নাকচ হলে, বা 30 দিনের মধ্যে মীমাংসা না হলে, আরও 90 দিনের মধ্যে তা ভারতীয় রিজার্ভ ব্যাঙ্কের (RBI) ওম্বুডসম্যানের কাছে নিয়ে যেতে পারেন, কমপ্লেন ম্যানেজমেন্ট সিস্টেম (CMS) দিয়ে: ${facts.escalation.url}। এতে কোনও খরচ নেই।`,
  },
} satisfies BrandWords;
