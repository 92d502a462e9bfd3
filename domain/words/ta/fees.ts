// Written by `npm run words` from the PO file beside it.
export const fees = {
  "deducted": "லோன் தொகையிலிருந்து கழிக்கப்படும்",
  "separate": "லோனிலிருந்து அல்லாமல் தனியாகச் செலுத்த வேண்டும்"
};
