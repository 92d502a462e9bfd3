// Written by `npm run words` from the PO file beside it.
export const fees = {
  "deducted": "लोनच्या रकमेतून कापले जाते",
  "separate": "लोनपासून वेगळे भरायचे असते"
};
