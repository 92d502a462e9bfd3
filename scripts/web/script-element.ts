/** A script element whose words and addresses, which it cannot import, are data attributes. */
export function scriptElement(code: string, data: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
  );
  return `<script${attributes.join('')}>${code}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
