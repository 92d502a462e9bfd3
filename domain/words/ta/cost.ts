import type { WordsLike } from '#domain/words/words-like.ts';
import type { cost as english } from '#domain/words/en/cost.ts';

/** Tamil. Written by the team, reviewed by nobody yet. */
export const cost: WordsLike<typeof english> = {
  amount: 'லோன் தொகை',
  deducted: 'லோனிலிருந்து பிடிப்பது: வரியுடன் கட்டணங்கள்',
  disbursed: 'கையில் கிடைப்பது: கடன் நிறுவனம் தரும் தொகை',
  separate: 'லோனிலிருந்து அல்லாமல் தனியாகச் செலுத்துவது',
  instalment: 'மாதத் தவணை',
  instalmentPerDay: 'ஒவ்வொரு வேலை நாளும் எடுத்து வைக்க வேண்டியது (மாதத்துக்கு 25)',
  interest: 'முழுக் காலத்துக்கும் வட்டி',
  allFees: 'எல்லாக் கட்டணங்களும்: லோனிலிருந்து பிடிப்பதும் தனியாகச் செலுத்துவதும்',
  totalCost: 'மொத்தச் செலவு: வட்டியும் எல்லாக் கட்டணங்களும்',
  totalPaid: 'மொத்தம் செலுத்துவது: எல்லாத் தவணைகளும், தனியாகச் செலுத்துவதும்',
  apr: 'APR (எல்லாச் செலவும் சேர்ந்த ஆண்டு விகிதம்)',
  repaid: 'எல்லாத் தவணைகளும்: லோன் தொகையும் வட்டியும்; தனியாகச் செலுத்துவது சேராது',
  lessAllFees:
    'APR-க்கான RBI விதிப்படி நிகரத் தொகை: லோன் தொகையிலிருந்து, தனியாகச் செலுத்துவது உட்பட எல்லாக் கட்டணங்களும் கழித்தது',
};
