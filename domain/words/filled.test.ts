import { expect, it } from 'vitest';
import { filled } from '#domain/words/filled.ts';

it('a text is filled in by the names of its placeholders, as often as they stand', () => {
  expect(filled('{{lender}}, {{lender}}: {{of}}', { lender: '$& & Sons' })).toBe(
    '$& & Sons, $& & Sons: {{of}}',
  );
});
