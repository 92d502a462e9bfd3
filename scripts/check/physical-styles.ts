/** Finds styles that name the left or the right, where lines may begin on either side. */

const SIDED =
  /\b(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)\b|\bborder(?:Top|Bottom)?(?:Left|Right)(?:Radius|Color|Width|Style)?\s*:|\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|\bborder-(?:top|bottom)-(?:left|right)-radius\b|(?:textAlign|text-align|float|clear)\s*:\s*\[?['"]?(?:left|right)\b/g;
/** Only in styles: elsewhere they are names of anything. */
const PLACES = /(?<![-\w.])(?:left|right)\s*:/g;
const STYLES = /\bmake(?:Reset|Static)?Styles\(/g;

/** The physical properties and values of a file, as they are written there. */
export function physicalStylesIn(path: string, text: string): readonly string[] {
  const places = path.endsWith('.css')
    ? [text.replaceAll(/\/\*[\s\S]*?\*\//g, '')]
    : stylesIn(text);
  return [
    ...places.flatMap((styles) => styles.match(PLACES) ?? []),
    ...[...(path.endsWith('.css') ? (places[0] ?? '') : text).matchAll(SIDED)].map(
      ([found]) => found,
    ),
  ];
}

/** What is between the brackets of each call that makes styles. */
function stylesIn(text: string): readonly string[] {
  return [...text.matchAll(STYLES)].map(({ index, 0: call }) => {
    const from = index + call.length;
    let depth = 1;
    let at = from;
    while (depth > 0 && at < text.length) {
      if (text[at] === '(') depth += 1;
      if (text[at] === ')') depth -= 1;
      at += 1;
    }
    return text.slice(from, at);
  });
}
