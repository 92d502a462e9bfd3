import { describe, expect, test } from 'vitest';
import { contrastFaults } from '#renderer/theme/contrast.ts';
import { highContrastCss, themeCss, usedVariables } from '#renderer/theme/theme-css.ts';
import { highContrastTheme } from '#renderer/theme/theme.ts';

describe('the variables that a page carries', () => {
  test('are the ones its style sheet names', () => {
    expect(usedVariables('.a{color:var(--colorBrandBackground);gap:var(--spacing, 4px)}')).toEqual(
      new Set(['a', 'colorBrandBackground', 'spacing']),
    );
  });

  test('leave out the ones only the list of all mentions', () => {
    const code =
      'const set={strokeWidthThin:`var(--strokeWidthThin)`,colorStroke:"var(--colorStroke)"}';
    expect(usedVariables(code)).toEqual(new Set());
  });

  test('include what code reads from that list', () => {
    const code =
      'const set={strokeWidthThin:`var(--strokeWidthThin)`};use(`${set.strokeWidthThin} solid`)';
    expect(usedVariables(code)).toContain('strokeWidthThin');
  });
});

test('a page carries a variable in light and dark', () => {
  const css = themeCss(new Set(['portalAccent']));
  expect(css.match(/--portalAccent:/g)).toHaveLength(2);
  expect(css).not.toContain('--portalFocus');
});

test('what is the same in light and dark is written once', () => {
  const css = themeCss(new Set(['borderRadiusMedium', 'portalAccent']));
  expect(css.match(/--borderRadiusMedium:/g)).toHaveLength(1);
});

test('paper is white, whatever the system asks for', () => {
  const [onAnyMedium = '', ...onScreensInDark] = themeCss().split('@media ');
  expect(onAnyMedium).toContain(':root{color-scheme:light;');
  expect(onScreensInDark).toEqual([
    expect.stringMatching(/^screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/),
  ]);
});

test('type grows with the size that a person has chosen in the browser', () => {
  const sizes = themeCss().match(/--(?:fontSize|lineHeight)\w+:[^;}]+/g);
  expect(sizes).not.toBeNull();
  expect(sizes?.filter((size) => !/:[\d.]+rem$/.test(size))).toEqual([]);
});

test('a terminal’s high contrast can be read, and is on screens that ask for it alone', () => {
  const css = highContrastCss();
  expect(css.split('@media ')).toEqual(['', css.slice('@media '.length)]);
  expect(css).toMatch(/^@media screen\{:root\[data-contrast\]\{color-scheme:dark;/);
  expect(css).toContain('--colorNeutralBackground1:#000');
  // The letters keep the terminal's own sizes.
  expect(css).not.toContain('--fontSize');
  expect(contrastFaults({ light: highContrastTheme, dark: highContrastTheme })).toEqual([]);
});
