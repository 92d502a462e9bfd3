import { type GriffelRenderer, useRenderer_unstable as useRenderer } from '@griffel/react';
import { useState } from 'react';

/** Between the rules of a prerendered style sheet: white space that no rule has in it (Fluent's have line breaks). */
export const BETWEEN_RULES = '\f';

/**
 * Tells Griffel which rules a prerendered page holds already, so that it does not add them again. Griffel's own way
 * (`RendererProvider`) brings a CSS parser to find the rules in the text; the prerenderer sets them apart.
 */
export function useAdoptedStyles(): void {
  const renderer = useRenderer();
  useState(() => adoptStyles(renderer));
}

function adoptStyles({ insertionCache }: GriffelRenderer): void {
  const sheets = document.querySelectorAll<HTMLStyleElement>('style[data-make-styles-bucket]');
  for (const rule of [...sheets].flatMap((sheet) => sheet.textContent.split(BETWEEN_RULES))) {
    // Which bucket it says matters only to a renderer that writes pages.
    insertionCache[rule] = 'd';
  }
}
