import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { namesEncryption } from '#renderer/ui/files/picture/names-encryption.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each(['locked-aes256.pdf', 'locked-rc4.pdf', 'no-printing.pdf'])(
  'qpdf’s %s names an encryption, with a table of references or a stream',
  async (file) => {
    expect(namesEncryption(await readFile(`tests/support/samples/files/${file}`))).toBe(true);
  },
);

test.each([
  'trailer<</Encrypt 4 0 R>>',
  'trailer<</Encrypt<</Filter/Standard>>>>',
  '/Encrypt\r\n4 0 R',
])('%j names one', (text) => expect(namesEncryption(bytes(text))).toBe(true));

test.each([
  '',
  '/',
  '/Encrypt',
  '/EncryptMetadata false',
  '/Encryption 1',
  'Encrypt 4 0 R',
  '//Encryp',
])('%j does not', (text) => expect(namesEncryption(bytes(text))).toBe(false));
