/** Addresses in copy; a full stop at the end belongs to the sentence. */
const ADDRESS = /(https:\/\/[\w./-]*\w|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose email and web addresses are links. */
export function LinkedText({ children: text }: { readonly children: string }) {
  return text.split(ADDRESS).map((part, index) =>
    // Splitting by a group puts the matches at odd indexes.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part.includes('@') ? `mailto:${part}` : part}>
        {part}
      </a>
    ),
  );
}
