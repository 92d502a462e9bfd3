import { expect, test } from 'vitest';
import { inlineStylesOfPage } from '#renderer/islands/inline-styles.ts';

test('a style attribute becomes a numbered rule of the sheet', () => {
  const page = inlineStylesOfPage();
  expect(page.extractFrom('<div class="a" style="--x:3%;color:red">1</div>')).toBe(
    '<div class="a" data-s="0">1</div>',
  );
  expect(page.sheet()).toBe('<style>[data-s="0"]{--x:3%;color:red}</style>');
});

test('the same declarations share one rule, in every island of the page', () => {
  const page = inlineStylesOfPage();
  page.extractFrom('<i style="a:1"></i>');
  expect(page.extractFrom('<i style="b:2"></i><i style="a:1"></i>')).toBe(
    '<i data-s="1"></i><i data-s="0"></i>',
  );
  expect(page.sheet()).toBe('<style>[data-s="0"]{a:1}[data-s="1"]{b:2}</style>');
});

test('what HTML escapes is unescaped in CSS', () => {
  const page = inlineStylesOfPage();
  page.extractFrom('<i style="--q:&quot;a&quot; &amp; &#x27;b&#x27;"></i>');
  expect(page.sheet()).toContain(`--q:"a" & 'b'`);
});

test('a page without style attributes has no such sheet', () => {
  const page = inlineStylesOfPage();
  expect(page.extractFrom('<p data-style="x">style="no"</p>')).toBe(
    '<p data-style="x">style="no"</p>',
  );
  expect(page.sheet()).toBe('');
});
