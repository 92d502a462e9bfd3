/** Something that has to be answered first is in front of the page. */
export const isBehindDialog = () => document.querySelector('[aria-modal="true"]') !== null;
