const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Moves `style` attributes, which the content security policy blocks, into a style sheet of the page whose hash the
 * policy allows. Some Fluent components (Slider, Tab, ProgressBar) write them. React's later changes are set by script
 * on the element itself, so they win.
 */
export function inlineStylesOfPage(): {
  readonly extractFrom: (html: string) => string;
  /** The style element with all extracted rules; empty if there were none. */
  readonly sheet: () => string;
} {
  const extracted: string[] = [];
  return {
    extractFrom: (html) =>
      html.replaceAll(STYLE_ATTRIBUTE, (_, escaped: string) => {
        const declarations = unescaped(escaped);
        const known = extracted.indexOf(declarations);
        const index = known === -1 ? extracted.push(declarations) - 1 : known;
        return ` data-s="${index}"`;
      }),
    sheet: () =>
      extracted.length === 0
        ? ''
        : `<style>${extracted.map((declarations, index) => `[data-s="${index}"]{${declarations}}`).join('')}</style>`,
  };
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
