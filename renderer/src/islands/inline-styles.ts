const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Moves `style` attributes, which the security policy refuses, into a style sheet of the page, whose hash the policy
 * names. Some of Fluent's components (Slider, Tab, ProgressBar) write them. What React changes later is set by script
 * on the element itself, and so wins.
 */
export function inlineStylesOfPage(): {
  readonly takenFrom: (html: string) => string;
  /** The style element with all that was taken, empty when nothing was. */
  readonly sheet: () => string;
} {
  const taken: string[] = [];
  return {
    takenFrom: (html) =>
      html.replaceAll(STYLE_ATTRIBUTE, (_, escaped: string) => {
        const declarations = unescaped(escaped);
        const known = taken.indexOf(declarations);
        const index = known === -1 ? taken.push(declarations) - 1 : known;
        return ` data-s="${index}"`;
      }),
    sheet: () =>
      taken.length === 0
        ? ''
        : `<style>${taken.map((declarations, index) => `[data-s="${index}"]{${declarations}}`).join('')}</style>`,
  };
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
