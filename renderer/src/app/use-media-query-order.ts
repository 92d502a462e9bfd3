import { type GriffelRenderer, useRenderer_unstable as useRenderer } from '@griffel/react';
import { useState } from 'react';
import { compareMediaQueries } from '#renderer/theme/media-query-order.ts';

/**
 * Makes Griffel sort media queries by width, in a browser and in prerendered pages. Set on the existing renderer:
 * replacing it (`RendererProvider`) would bundle a CSS parser.
 */
export function useMediaQueryOrder(): void {
  const renderer = useRenderer();
  useState(() => setOrder(renderer));
}

function setOrder(renderer: GriffelRenderer): void {
  renderer.compareMediaQueries = compareMediaQueries;
}
