import { type GriffelRenderer, useRenderer_unstable as useRenderer } from '@griffel/react';
import { useState } from 'react';
import { compareMediaQueries } from '#renderer/theme/media-query-order.ts';

/**
 * Has Griffel put media queries in the order of their widths, in a browser and in prerendered pages alike. Set on the
 * renderer that is there: giving it another one (`RendererProvider`) would bring a CSS parser along.
 */
export function useMediaQueryOrder(): void {
  const renderer = useRenderer();
  useState(() => setOrder(renderer));
}

function setOrder(renderer: GriffelRenderer): void {
  renderer.compareMediaQueries = compareMediaQueries;
}
