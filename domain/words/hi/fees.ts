// Written by `npm run words` from the PO file beside it.
export const fees = {
  "deducted": "लोन की रकम से काटी जाती है",
  "separate": "लोन से अलग चुकानी होती है"
};
