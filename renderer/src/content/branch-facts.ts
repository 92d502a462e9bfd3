/** The same of the company's offices, whose city, state and place on the map come from the brand. */
export const officeFacts = {
  headquarters: {
    id: 'headquarters',
    pinCode: '462001',
    pinAreas: ['462'],
    places: ['Bhopal', 'भोपाल', 'Madhya Pradesh', 'मध्य प्रदेश', 'MP', 'एमपी'],
  },
  secondOffice: {
    id: 'second-office',
    pinCode: '440001',
    pinAreas: ['440', '441'],
    places: ['Nagpur', 'नागपुर', 'Vidarbha', 'विदर्भ', 'Maharashtra', 'महाराष्ट्र'],
  },
} as const;

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
