// Written by `npm run words` from the PO file beside it.
export const cost = {
  "cost": {
    "amount": "লোনের টাকা",
    "deducted": "লোন থেকে কাটা: কর সহ ফি",
    "disbursed": "হাতে পাবেন: ঋণদাতা যা দেয়",
    "separate": "আলাদা দিতে হয়, লোন থেকে নয়",
    "instalment": "মাসে কিস্তি",
    "instalmentPerDay": "প্রতি কাজের দিনে সরিয়ে রাখুন (মাসে 25 দিন)",
    "interest": "পুরো মেয়াদের সুদ",
    "allFees": "সব ফি: লোন থেকে কাটা ও আলাদা দেওয়া",
    "totalCost": "মোট খরচ: সুদ ও সব ফি",
    "totalPaid": "মোট দেবেন: সব কিস্তি আর আলাদা যা দিতে হয়",
    "apr": "APR (সব খরচ ধরে বছরের হার)",
    "repaid": "সব কিস্তি: লোনের টাকা ও সুদ, আলাদা যা দিতে হয় তা বাদে",
    "lessAllFees": "APR-এর জন্য RBI-এর নিয়মে নিট দেওয়া টাকা: লোনের টাকা থেকে সব ফি বাদ, আলাদা দেওয়া ফি-ও",
    "title": "এই লোনে কত খরচ",
    "open": "সব খরচ, একে একে",
    "openOf": "সব খরচ, একে একে: {{loan}}",
    "part": "{{name}}: {{amount}}",
    "times": "{{count}} × {{amount}}"
  }
};
