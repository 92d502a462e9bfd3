// Written by `npm run words` from the PO file beside it.
export const fees = {
  "deducted": "ঋণের টাকা থেকে কাটা হয়",
  "separate": "ঋণ থেকে আলাদা দিতে হয়"
};
