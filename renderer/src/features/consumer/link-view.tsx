/** A view whose content stands on a public page. */
export function LinkView({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <p>
      <a href={to}>{label}</a>
    </p>
  );
}
