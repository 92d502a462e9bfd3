import { type GriffelRenderer, useRenderer_unstable as useRenderer } from '@griffel/react';
import { useState } from 'react';

/**
 * Separates the rules of a prerendered style sheet: whitespace that occurs in no rule (Fluent's contain line breaks).
 */
export const BETWEEN_RULES = '\f';

/**
 * Tells Griffel which rules a prerendered page already has, so that it does not insert them again. Griffel's own way
 * (`RendererProvider`) includes a CSS parser to split the rules; the prerenderer separates them instead.
 */
export function useAdoptedStyles(): void {
  const renderer = useRenderer();
  useState(() => adoptStyles(renderer));
}

function adoptStyles({ insertionCache }: GriffelRenderer): void {
  const sheets = document.querySelectorAll<HTMLStyleElement>('style[data-make-styles-bucket]');
  for (const rule of [...sheets].flatMap((sheet) => sheet.textContent.split(BETWEEN_RULES))) {
    // The bucket name only matters to a renderer that writes pages.
    insertionCache[rule] = 'd';
  }
}
