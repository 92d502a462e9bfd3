import { type GriffelRenderer, renderToStyleElements } from '@griffel/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BETWEEN_RULES } from '#renderer/islands/adopt-styles.ts';

/** The rules that were used while a page was rendered, with a separator between them for `useAdoptedStyles`. */
export function stylesOf(renderer: GriffelRenderer): string {
  for (const sheet of Object.values(renderer.stylesheets)) {
    const rules = sheet.cssRules();
    sheet.cssRules = () => rules.map((rule, at) => (at === 0 ? rule : `${BETWEEN_RULES}${rule}`));
  }
  return renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>);
}
