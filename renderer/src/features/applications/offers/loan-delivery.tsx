/** The delivery order of an application and what was paid. */
export function LoanDelivery({ number }: { readonly number: string }) {
  return <p>{number}</p>;
}
