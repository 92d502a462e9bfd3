/** The code that is mailed to an address, by which its owner confirms it. */
export const EMAIL_CODE = /^\d{6}$/;
export const EMAIL_CODE_DIGITS = 6;
export const EMAIL_CODE_VALID_MINUTES = 15;
