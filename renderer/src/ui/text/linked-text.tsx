/** Addresses as they stand in copy; a full stop after one is the sentence's. */
const ADDRESS = /(https:\/\/[\w./-]*\w|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose mail and web addresses are links. */
export function LinkedText({ children: text }: { readonly children: string }) {
  return text.split(ADDRESS).map((part, index) =>
    // Every other part is what was split at.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part.includes('@') ? `mailto:${part}` : part}>
        {part}
      </a>
    ),
  );
}
