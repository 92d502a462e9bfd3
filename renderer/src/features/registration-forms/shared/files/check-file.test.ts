import { expect, it } from 'vitest';
import {
  MAX_FILE_MEGABYTES,
  checkFile,
} from '#renderer/features/registration-forms/shared/files/check-file.ts';

const ALL = ['pdf', 'png', 'jpeg'] as const;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]);
const PDF = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n';

const drawable = async () => true;
const check = (content: BlobPart, formats: readonly ('pdf' | 'png' | 'jpeg')[] = ALL) =>
  checkFile(new Blob([content]), formats, drawable);

it.each([
  ['pdf', PDF],
  ['png', PNG],
  ['jpeg', JPEG],
] as const)('recognises a %s by its content', async (format, content) => {
  expect(await check(content)).toEqual({ ok: true, value: format });
});

it.each([
  ['a Windows program', 'MZ\u0090\u0000%PDF-1.7 %%EOF'],
  ['a Linux program', '\u007FELF%%EOF'],
  ['a web page', '<html><script>alert(1)</script>%%EOF'],
  ['a picture with script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a text shorter than any signature', '%'],
])('rejects %s, whatever its name says', async (_, content) => {
  expect(await check(content)).toEqual({ ok: false, failure: 'otherFormat' });
});

it('rejects a format that the field does not accept', async () => {
  expect(await check(PDF, ['png', 'jpeg'])).toEqual({ ok: false, failure: 'otherFormat' });
});

it('rejects an empty file and one that is too large', async () => {
  expect(await check('')).toEqual({ ok: false, failure: 'empty' });
  const most = new Uint8Array(MAX_FILE_MEGABYTES * 1024 * 1024 + 1);
  most.set(JPEG);
  expect(await check(most)).toEqual({ ok: false, failure: 'tooLarge' });
  expect(await check(most.subarray(0, -1))).toEqual({ ok: true, value: 'jpeg' });
});

it('rejects a truncated PDF and a picture that cannot be decoded', async () => {
  expect(await check('%PDF-1.7\n1 0 obj')).toEqual({ ok: false, failure: 'damaged' });
  const undrawable = checkFile(new Blob([PNG]), ALL, async () => false);
  expect(await undrawable).toEqual({ ok: false, failure: 'damaged' });
});
