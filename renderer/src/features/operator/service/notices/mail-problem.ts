/** Why a mail was not sent, as far as it affects what an operator does. */
export const MAIL_PROBLEMS = [
  'noSuchAddress',
  'mailboxFull',
  'notWanted',
  'busy',
  'signIn',
  'away',
  'encryption',
  'version',
  'unclear',
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** Answers of mail servers (RFC 5321, RFC 4954), codes of nodemailer, and one of the gateway's own. */
const CODES: Readonly<Record<MailProblem, readonly string[]>> = {
  noSuchAddress: ['501', '510', '511', '512', '513', '550', '551', '553', 'EENVELOPE'],
  mailboxFull: ['422', '452', '552'],
  notWanted: ['521', '541', '554', '556', '571'],
  busy: ['421', '431', '432', '441', '442', '446', '447', '449', '450', '451'],
  signIn: ['454', '530', '534', '535', '538', 'EAUTH', 'ENOAUTH', 'EOAUTH2'],
  away: ['EABORT', 'ECONNECTION', 'EDNS', 'EPROTOCOL', 'EPROXY', 'ESOCKET', 'ETIMEDOUT'],
  encryption: ['EREQUIRETLS', 'ETLS'],
  version: ['UNKNOWN_EVENT'],
  unclear: [],
};

/** What a code means; `unclear` for an unknown one. */
export const mailProblem = (code: string | null): MailProblem =>
  MAIL_PROBLEMS.find((problem) => CODES[problem].some((known) => known === code)) ?? 'unclear';
