import { describe, expect, it } from 'vitest';
import { contrastFaults } from '#renderer/theme/contrast.ts';
import { paletteOf, productPalette } from '#renderer/theme/palette.ts';
import { productThemes, themesOf } from '#renderer/theme/theme.ts';

const ACCENT = productPalette.accent;

describe('the colours of a brand', () => {
  it('can be read, as those of the product', () => {
    expect(contrastFaults(productThemes)).toEqual([]);
  });

  it.each(['#7a1f5c', '#0a1f44', '#1d4ed8', '#166534', '#9f1239', '#111111', '#5b21b6'])(
    'can be read with %s as the main colour',
    (primary) => {
      const themes = themesOf({ primary, accent: ACCENT });
      expect(contrastFaults(themes)).toEqual([]);
      expect(themes.light.colorBrandBackground).toBe(primary);
    },
  );

  it.each(['#f59e0b', '#38bdf8', '#eeeeee', '#ff6b6b'])(
    'cannot be read with %s, and the faults say where',
    (primary) => {
      const faults = contrastFaults(themesOf({ primary, accent: ACCENT }));
      expect(faults.map(({ colour }) => colour)).toContain('primary');
      for (const { ratio } of faults) expect(ratio).toBeLessThan(4.5);
    },
  );

  it('cannot be read with an accent that is too light', () => {
    const [fault] = contrastFaults(themesOf({ primary: '#067a7c', accent: '#ffd166' }));
    expect(fault).toMatchObject({ colour: 'accent', scheme: 'light', text: '#ffffff' });
  });

  it('are the product’s when its own two are given', () => {
    const { ramp, ...others } = paletteOf({ primary: '#067a7c', accent: ACCENT });
    expect(ramp[80]).toBe('#067a7c');
    expect(others).toEqual({
      accent: ACCENT,
      band: productPalette.band,
      inDark: productPalette.inDark,
    });
  });
});
