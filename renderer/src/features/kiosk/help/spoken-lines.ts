/** What is read of a page, in its order: words, but no field's content, which others would hear. */
const SPOKEN =
  'h1, h2, h3, h4, p, li, dt, dd, label, legend, summary, caption, th, td, a, button, [role="status"]';
const SILENT = '[aria-hidden="true"], [inert], select, [role="tooltip"]';

/** The visible words of a page, a line for each of its parts. */
export function spokenLines(root: Element): readonly string[] {
  const lines: string[] = [];
  const spoken: Element[] = [];
  for (const part of root.querySelectorAll<HTMLElement>(SPOKEN)) {
    // What is inside a part is read with it.
    if (spoken.at(-1)?.contains(part) === true || part.closest(SILENT) !== null) continue;
    if (!part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    spoken.push(part);
    const line = part.innerText
      .trim()
      .split(/\s*\n\s*/)
      .join('. ');
    if (/[\p{L}\p{N}]/u.test(line)) lines.push(line);
  }
  return lines;
}
