import { describe, expect, it } from 'vitest';
import { chunksOfAppPage, manifestSchema } from '#scripts/web/chunks.ts';

const MANIFEST = manifestSchema.parse({
  'index.html': { file: 'app.js', imports: ['_base'] },
  _base: { file: 'base.js' },
  _gate: { file: 'gate.js', imports: ['_base'] },
  'src/pages/operator.tsx': {
    file: 'operator.js',
    imports: ['index.html', '_gate'],
    dynamicImports: ['src/features/operator/operator-area.tsx'],
  },
  'src/features/operator/operator-area.tsx': { file: 'operator-area.js' },
  'src/i18n/hi/common.po': { file: 'common.js' },
  'src/i18n/hi/consumer.po': { file: 'consumer.js' },
  'src/content/hi/pages.po': { file: 'pages.js' },
});
const NEEDS = { areas: ['consumer'], contents: ['pages'] } as const;

describe('what a page of the single-page app fetches ahead', () => {
  it('is its own code with what that imports, its words and its copy', () => {
    expect(chunksOfAppPage(MANIFEST, '/operator', NEEDS, 'hi')).toEqual([
      'operator.js',
      'gate.js',
      'common.js',
      'consumer.js',
      'pages.js',
    ]);
  });

  it('has to be among what was built', () => {
    expect(() => chunksOfAppPage(MANIFEST, '/lender', NEEDS, 'hi')).toThrow(
      'The build has no chunk for src/pages/lender.tsx.',
    );
  });
});
