// Written by `npm run words` from the PO file beside it.
export const fees = {
  "deducted": "লোনের টাকা থেকে কাটা হয়",
  "separate": "লোন থেকে আলাদা দিতে হয়"
};
