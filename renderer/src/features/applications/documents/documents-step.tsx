/** The documents of an application: what is asked for, and bringing it. */
export function DocumentsStep({ number }: { readonly number: string }) {
  return <p>{number}</p>;
}
