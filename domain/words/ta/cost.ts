import type { WordsLike } from '#domain/words/words-like.ts';
import type { cost as english } from '#domain/words/en/cost.ts';

/** Tamil. Written by the team, reviewed by nobody yet. */
export const cost: WordsLike<typeof english> = {
  amount: 'கடன் தொகை',
  deducted: 'கடனிலிருந்து கழிக்கப்படும் கட்டணம், வரியுடன்',
  disbursed: 'கையில்: நிறுவனம் தரும் தொகை',
  separate: 'தனியாகச் செலுத்துவது, கடனிலிருந்து அல்ல',
  instalment: 'மாதத் தவணை',
  instalmentPerDay: 'ஒவ்வொரு வேலை நாளும் எடுத்து வைக்க வேண்டியது (மாதம் 25 நாட்கள்)',
  interest: 'முழுக் காலத்திற்கான வட்டி',
  allFees: 'எல்லாக் கட்டணங்களும்: கடனிலிருந்து கழிப்பதும் தனியாகச் செலுத்துவதும்',
  totalCost: 'மொத்தச் செலவு: வட்டியும் எல்லாக் கட்டணங்களும்',
  totalPaid: 'மொத்தம் செலுத்துவது: எல்லாத் தவணைகளும் தனியாகச் செலுத்துவதும்',
  apr: 'APR (எல்லாச் செலவும் ஒரே ஆண்டு விகிதத்தில்)',
  repaid: 'எல்லாத் தவணைகளும்: கடன் தொகையும் வட்டியும், தனியாகச் செலுத்துவது இல்லாமல்',
  lessAllFees:
    'APR-க்கான RBI விதிப்படி நிகரத் தொகை: கடன் தொகையில் எல்லாக் கட்டணங்களையும் கழித்து, தனியாகச் செலுத்துவதையும் சேர்த்து',
};
