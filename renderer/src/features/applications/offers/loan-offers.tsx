/** The offers for an application, to compare, accept and decline. */
export function LoanOffers({ number }: { readonly number: string }) {
  return <p>{number}</p>;
}
