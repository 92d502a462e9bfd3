/** Of messages to borrowers, apart from their text: pages that make any of the borrower's calls carry these alone. */

/** Characters of a template's name, subject and text. */
export const MAX_TEMPLATE_NAME = 60;
export const MAX_SUBJECT = 100;
export const MAX_TEMPLATE_TEXT = 1500;
/** Characters that an operator adds to one message, and that a borrower answers with. */
export const MAX_FREE_TEXT = 500;
export const MAX_ANSWER = 1000;
/** Answers of a borrower that may follow the service's last message. */
export const MAX_ANSWERS_IN_A_ROW = 10;
/** Messages of the service about one application on one day in India. */
export const MAX_LETTERS_A_DAY = 5;
/** Days from today on which a message may name a day. */
export const MAX_DAYS_NAMED = 90;
/** Letters and digits that a text has of its own where an operator adds to it. */
export const MIN_OWN_WORDS = 20;
/** Templates that the service has, however many versions of each. */
export const MAX_TEMPLATES = 100;
