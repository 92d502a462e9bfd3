/** What is read of a page, in its order: words, but no field's content, which others would hear. */
const SPOKEN =
  'h1, h2, h3, h4, p, li, dt, dd, label, legend, summary, caption, th, td, a, button, [role="status"]';
const SILENT = '[aria-hidden="true"], [inert], select, [role="tooltip"]';

export type SpokenPart = { readonly element: Element; readonly line: string };

/** The dialog that is open, or else the page's main part. */
export function pageInFront(): Element {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body;
}

/** The visible words of a page, a line for each of its parts. */
export function spokenParts(root: Element): readonly SpokenPart[] {
  const parts: SpokenPart[] = [];
  const spoken: Element[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(SPOKEN)) {
    // What is inside a part is read with it.
    if (spoken.at(-1)?.contains(element) === true || element.closest(SILENT) !== null) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    spoken.push(element);
    const line = element.innerText
      .trim()
      .split(/\s*\n\s*/)
      .join('. ');
    if (/[\p{L}\p{N}]/u.test(line)) parts.push({ element, line });
  }
  return parts;
}
