import type { WordsLike } from '#domain/words/words-like.ts';
import type { cost as english } from '#domain/words/en/cost.ts';

/** Marathi. Written by the team, reviewed by nobody yet. */
export const cost: WordsLike<typeof english> = {
  amount: 'कर्जाची रक्कम',
  deducted: 'कर्जातून कापले जाणारे शुल्क, करासह',
  disbursed: 'हातात: कंपनी जी रक्कम देते',
  separate: 'वेगळे भरायचे, कर्जातून नाही',
  instalment: 'महिन्याचा हप्ता',
  instalmentPerDay: 'कामाच्या प्रत्येक दिवशी बाजूला ठेवायची रक्कम (महिन्यात 25 दिवस)',
  interest: 'पूर्ण मुदतीचे व्याज',
  allFees: 'सर्व शुल्क: कर्जातून कापलेले आणि वेगळे भरायचे',
  totalCost: 'एकूण खर्च: व्याज आणि सर्व शुल्क',
  totalPaid: 'एकूण भरणा: सर्व हप्ते आणि जे वेगळे भरायचे आहे ते',
  apr: 'APR (सर्व खर्च एका वार्षिक दरात)',
  repaid: 'सर्व हप्ते: कर्जाची रक्कम आणि व्याज, वेगळे भरायचे आहे ते सोडून',
  lessAllFees:
    'APR साठी RBI च्या नियमानुसार निव्वळ रक्कम: कर्जाच्या रकमेतून सर्व शुल्क वजा करून, वेगळे भरायचे शुल्कही',
};
