// Written by `npm run words` from the PO file beside it.
export const fees = {
  "deducted": "कर्जाच्या रकमेतून कापले जाते",
  "separate": "कर्जापासून वेगळे भरायचे असते"
};
