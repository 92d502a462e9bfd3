import { expect, test } from 'vitest';
import { CHART_COLOURS } from '#renderer/theme/chart-colours.ts';
import { productThemes } from '#renderer/theme/theme.ts';

test('on paper a chart has the colours of the light theme', () => {
  const light = new Map(
    Object.entries(productThemes.light).map(([name, value]) => [`var(--${name})`, String(value)]),
  );
  for (const { screen, paper } of Object.values(CHART_COLOURS)) {
    expect(light.get(screen), screen).toBe(light.get(paper) ?? paper);
  }
});
