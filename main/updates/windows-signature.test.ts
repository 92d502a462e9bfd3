import { expect, test } from 'vitest';
import { signatureFault } from '#main/updates/windows-signature.ts';

const FILE = String.raw`C:\Users\o'neil;calc\RinSetu-Setup.exe`;
const SUBJECT = 'CN=RinSetu, O="RinSetu, Ltd", C=IN';

const fault = (answer: object, publishers = ['CN=RinSetu, O="RinSetu, Ltd"']) =>
  signatureFault(publishers, FILE, async () =>
    JSON.stringify({ Status: 0, Path: FILE, SignerCertificate: { Subject: SUBJECT }, ...answer }),
  );

test('a file that the publisher has signed is taken', async () => {
  expect(await fault({})).toBeNull();
  expect(await fault({}, ['CN=Another', 'CN=RinSetu'])).toBeNull();
});

test.each([
  ['is changed', { Status: 3 }],
  ['is not signed', { Status: 2, SignerCertificate: null }],
  ['is signed by somebody else', { SignerCertificate: { Subject: 'CN=RinSetu Fake, C=IN' } }],
  [
    'is signed by somebody who names us in another part',
    { SignerCertificate: { Subject: 'CN=x, O="CN=RinSetu"' } },
  ],
  ['is not the one that was asked about', { Path: String.raw`C:\other.exe` }],
  ['gets an answer of another shape', { Status: 'Valid' }],
])('a file that %s is refused', async (_what, answer) => {
  expect(await fault(answer)).toEqual(expect.any(String));
});

test('no publisher, or one that names nothing, takes no file', async () => {
  expect(await fault({}, [])).toEqual(expect.any(String));
  expect(await fault({}, ['', 'RinSetu'])).toEqual(expect.any(String));
});

test('when Windows cannot be asked, the file is refused', async () => {
  const refused = async () => {
    throw new Error('powershell.exe is blocked');
  };
  expect(await signatureFault(['CN=RinSetu'], FILE, refused)).toEqual(expect.any(String));
  expect(await signatureFault(['CN=RinSetu'], FILE, async () => '')).toEqual(expect.any(String));
});
