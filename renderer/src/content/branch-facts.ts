import { type Office, addressLine, officesOf } from '#renderer/content/brand/brand.ts';
import type { Brand } from '#renderer/content/types.ts';

/** The brand's offices as a search shows them, alongside the branches, and as cards. `service` is what they offer. */
export function officesAsBranches(brand: Brand, service: string) {
  const offices = officesOf(brand);
  const titleOf = ({ label, city }: Office) => `${label}, ${city}`;
  return {
    offices: offices.map((office) => ({
      ...office,
      name: titleOf(office),
      address: `${addressLine(office)} ${office.pinCode}`,
      phone: brand.phone,
      hours: brand.hours,
      services: [service],
    })),
    cards: offices.map((office) => ({
      id: office.id,
      title: titleOf(office),
      text: addressLine(office),
      image: 'branch-counter' as const,
      alt: '',
      latitude: office.latitude,
      longitude: office.longitude,
    })),
  };
}

/**
 * What is the same of the sample branches in every language: where they are, and every name by which people of the area
 * look for them, in whatever script.
 */
export const branchFacts = {
  mumbai: {
    id: 'mumbai',
    pinCode: '400001',
    pinAreas: ['400', '401'],
    places: [
      'Mumbai',
      'Bombay',
      'Bambai',
      'Navi Mumbai',
      'Thane',
      'Maharashtra',
      'मुंबई',
      'मुम्बई',
      'बंबई',
      'बम्बई',
      'बॉम्बे',
      'ठाणे',
      'महाराष्ट्र',
    ],
    latitude: 19.076,
    longitude: 72.8777,
  },
  delhi: {
    id: 'delhi',
    pinCode: '110001',
    pinAreas: ['110', '121', '122', '201'],
    places: [
      'Delhi',
      'New Delhi',
      'Dilli',
      'NCR',
      'National Capital Region',
      'Noida',
      'Ghaziabad',
      'Gurugram',
      'Gurgaon',
      'Faridabad',
      'दिल्ली',
      'नई दिल्ली',
      'देहली',
      'नोएडा',
      'ग़ाज़ियाबाद',
      'गुरुग्राम',
      'गुड़गाँव',
      'फ़रीदाबाद',
    ],
    latitude: 28.6139,
    longitude: 77.209,
  },
  bangalore: {
    id: 'bangalore',
    pinCode: '560001',
    pinAreas: ['560', '562'],
    places: [
      'Bangalore',
      'Bengaluru',
      'Bengalooru',
      'Blr',
      'Karnataka',
      'बेंगलुरु',
      'बेंगलूरु',
      'बंगलुरु',
      'बैंगलोर',
      'बंगलौर',
      'बेंगलोर',
      'कर्नाटक',
      'ಬೆಂಗಳೂರು',
      'ಕರ್ನಾಟಕ',
    ],
    latitude: 12.9716,
    longitude: 77.5946,
  },
} as const;
