// Written by `npm run words` from the PO file beside it.
export const fees = {
  "deducted": "قرض کی رقم سے کاٹی جاتی ہے",
  "separate": "قرض سے الگ ادا کرنی ہوتی ہے"
};
