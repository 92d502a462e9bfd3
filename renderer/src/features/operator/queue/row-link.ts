/** ID of the link that opens an application from the list. */
export const rowLink = (number: string): string => `queue-${number}`;

/** Gives a row's link the focus, if the row exists. */
export const focusRow = (number: string): void => document.getElementById(rowLink(number))?.focus();
