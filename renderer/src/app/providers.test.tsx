import {
  type GriffelRenderer,
  RendererProvider,
  createDOMRenderer,
  makeStyles,
  renderToStyleElements,
} from '@griffel/react';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useMediaQueryOrder } from '#renderer/app/providers.tsx';
import { below, from } from '#renderer/theme/breakpoints.ts';

const useStyles = makeStyles({
  columns: {
    [from.xl]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [from.sm]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [below.sm]: { gap: '1px' },
    [below.lg]: { gap: '2px' },
  },
});

const IN_ORDER = [below.lg, below.sm, from.sm, from.lg, from.xl].map((query) =>
  query.replace('@media ', ''),
);

function Shown() {
  useMediaQueryOrder();
  return <Columns />;
}

function Columns() {
  return <div className={useStyles().columns}>shown</div>;
}

const styled = (renderer: GriffelRenderer, page?: Document) => (
  <RendererProvider renderer={renderer} targetDocument={page}>
    <Shown />
  </RendererProvider>
);

test('a browser gets the style sheets sorted by width', () => {
  // A separate page: Griffel takes over the styles that it finds in one.
  const page = document.implementation.createHTMLDocument();
  render(styled(createDOMRenderer(page), page));
  expect(screen.getByText('shown')).toBeDefined();
  const sheets = page.head.querySelectorAll<HTMLStyleElement>('style[media]');
  expect([...sheets].map(({ media }) => media)).toEqual(IN_ORDER);
});

test('a prerendered page gets the style sheets sorted by width', () => {
  const { document: page } = globalThis;
  try {
    // The prerenderer has no document, and Griffel keeps its rules as text.
    vi.stubGlobal('document', undefined);
    const renderer = createDOMRenderer();
    renderToString(styled(renderer));
    const html = renderToString(<>{renderToStyleElements(renderer)}</>);
    expect([...html.matchAll(/media="([^"]+)"/g)].map(([, media]) => media)).toEqual(IN_ORDER);
  } finally {
    vi.stubGlobal('document', page);
  }
});
