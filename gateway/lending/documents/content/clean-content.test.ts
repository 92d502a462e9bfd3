import { describe, expect, it } from 'vitest';
import { cleanContent } from '#gateway/lending/documents/content/clean-content.ts';
import { picture, samplePdf } from '#gateway/testing/sample-files.ts';

/** The first bytes of a HEIC file, as phones write it. */
const HEIC = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(100),
]);

describe('what a document holds', () => {
  it('is a PDF as it was sent, or a re-encoded picture', async () => {
    const pdf = samplePdf();
    expect(await cleanContent('bank-statement', pdf)).toStrictEqual({
      ok: true,
      value: { type: 'application/pdf', bytes: pdf },
    });
    const kept = await cleanContent('photograph', await picture().png().toBuffer());
    expect(kept).toMatchObject({ ok: true, value: { type: 'image/jpeg' } });
  });

  it('must be a picture where a photograph is required', async () => {
    expect(await cleanContent('photograph', samplePdf())).toStrictEqual({
      ok: false,
      failure: 'no-picture',
    });
  });

  it.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('MZ\u0090\0\u0003\0\0\0 PE')],
    ['an archive', Buffer.from('PK\u0003\u0004\u0014\0\0\0')],
    ['a picture of an iPhone', HEIC],
    ['text that only speaks of %PDF-1.7', Buffer.from('This is no %PDF-1.7 file.')],
    ['a byte', Buffer.from('x')],
  ])('is not %s', async (_, sent) => {
    expect(await cleanContent('bank-statement', sent)).toStrictEqual({
      ok: false,
      failure: 'unknown-format',
    });
  });
});
