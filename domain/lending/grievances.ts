/** What people complain about, and the time limits that the Reserve Bank of India sets. */

export const GRIEVANCE_SUBJECTS = [
  'application',
  'documents',
  'personal-data',
  'lender',
  'dealer',
  'charges',
  'other',
] as const;

export const MAX_GRIEVANCE_TEXT = 2000;

/** Within so many days a grievance is answered; afterwards RBI's ombudsman can be asked (RBI, digital lending directions). */
export const DAYS_TO_ANSWER = 30;

/** Within so many days, from the answer or from when it was due, the ombudsman takes a complaint (RBI, ombudsman scheme 2026). */
export const DAYS_TO_ASK_OMBUDSMAN = 90;

/** What somebody who escalates a grievance reads. */
export const ESCALATION_ADVICE = {
  en: `Our grievance officer will look at it now. If you have no answer ${DAYS_TO_ANSWER} days after you first wrote to us, or the answer does not satisfy you, you can complain to the Reserve Bank of India's ombudsman at cms.rbi.org.in, free of charge. Do so within ${DAYS_TO_ASK_OMBUDSMAN} days.`,
  hi: `अब हमारे शिकायत निवारण अधिकारी इसे देखेंगे। अगर पहली बार लिखने के ${DAYS_TO_ANSWER} दिन बाद भी जवाब न मिले, या आप जवाब से संतुष्ट न हों, तो आप cms.rbi.org.in पर भारतीय रिज़र्व बैंक के लोकपाल से मुफ़्त में शिकायत कर सकते हैं। यह ${DAYS_TO_ASK_OMBUDSMAN} दिन के भीतर करें।`,
} as const;
