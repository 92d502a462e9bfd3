import type { WordsLike } from '#domain/words/words-like.ts';
import type { cost as english } from '#domain/words/en/cost.ts';

/** Marathi. Written by the team, reviewed by nobody yet. */
export const cost: WordsLike<typeof english> = {
  amount: 'लोनची रक्कम',
  deducted: 'लोनमधून कापले जाते: करासह फी',
  disbursed: 'हातात येते: कंपनी देते ती रक्कम',
  separate: 'लोनमधून नाही, वेगळे भरायचे',
  instalment: 'महिन्याचा हप्ता',
  instalmentPerDay: 'कामाच्या प्रत्येक दिवशी बाजूला ठेवायचे (महिन्यात 25)',
  interest: 'पूर्ण मुदतीचे व्याज',
  allFees: 'सर्व फी: लोनमधून कापलेली आणि वेगळी भरलेली',
  totalCost: 'एकूण खर्च: व्याज आणि सर्व फी',
  totalPaid: 'एकूण भरणा: सर्व हप्ते आणि वेगळे भरलेले',
  apr: 'APR (सर्व खर्च मिळून एक वार्षिक दर)',
  repaid: 'सर्व हप्ते: लोनची रक्कम आणि व्याज, वेगळे भरलेले सोडून',
  lessAllFees:
    'APR साठी RBI च्या नियमाप्रमाणे हातात येणारी रक्कम: लोनची रक्कम वजा सर्व फी, वेगळ्या भरलेल्याही',
};
