// @vitest-environment jsdom
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { fail } from '#contract/result.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { acceptedFiles } from '#renderer/ui/files/accepted-files.ts';
import { FileToSend } from '#renderer/ui/files/file-to-send.tsx';
import type { PreparedDocument } from '#renderer/ui/files/picture/prepared-document.ts';
import { openDrawable } from '#renderer/ui/viewer/drawable.ts';

// Test files share modules: those loaded earlier do not use the mocks, and none of the mocked ones may stay.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import('#renderer/ui/viewer/drawable.ts'));
vi.mock(import('#renderer/ui/files/quality/hints-about-picture.ts'), () => ({
  hintsAboutPicture: () => hints,
}));
let hints: ('small' | 'dark' | 'blurred')[] = [];

const render = await portalRenderer({
  areas: ['applications', 'documents', 'locked-pdf'],
  contents: [],
});
const onSend = vi.fn<(document: PreparedDocument) => Promise<string | null>>(async () => null);
const context = {
  fillRect() {},
  drawImage: vi.fn<(picture: unknown) => void>(),
  translate() {},
  rotate() {},
  resetTransform() {},
};
// Parts are imported when they are first shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
const user = userEvent.setup({ applyAccept: false });

const LOCKED = new File(['%PDF-1.7 trailer<</Encrypt 4 0 R>>'], 'e-aadhaar.pdf');
const HEIC = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_0001.JPG');

/** Chooses a file as the first document of this kind. */
async function choose(file: File, kind: DocumentKind = 'bank-statement') {
  render(<FileToSend kind={kind} heading="h3" label={null} onSend={onSend} />);
  await chooseAt(/^Choose a file/, file);
}
async function chooseAt(button: RegExp, file: File) {
  const input = screen.getByRole('button', { name: button }).nextElementSibling;
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no input for files');
  await user.upload(input, file);
}

const bitmap = { width: 900, height: 700, close: () => {} };
const canDecode = (can: boolean) =>
  vi.stubGlobal('createImageBitmap', async () => {
    if (!can) throw new Error('the browser cannot decode it');
    return bitmap;
  });
const touches = (does: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: does }));

beforeEach(() => {
  hints = [];
  onSend.mockClear();
  context.drawImage.mockClear();
  touches(false);
  canDecode(false);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.create(context));
});

it('explains a locked PDF, and says so if the password is wrong', async () => {
  vi.mocked(openDrawable).mockResolvedValue(fail('locked'));
  await choose(LOCKED);
  const heading = await screen.findByRole('heading', { name: /opens only with a password/ });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading), 5_000);
  screen.getByText(/stays on this device and is not stored/);
  screen.getByText(/in place of a printer “Save as PDF”/);
  expect(screen.queryByText(/SURE1990/)).toBeNull();

  const field = screen.getByLabelText(/^Password of the PDF/);
  expect(field.getAttribute('autocomplete')).toBe('off');
  await user.click(screen.getByRole('button', { name: 'Open the PDF' }));
  await screen.findByText('Please type the password.');
  await user.type(field, 'secret-1987{Enter}');
  await screen.findByText(/does not open with this password/);
  expect(vi.mocked(openDrawable).mock.lastCall?.[1]).toBe('secret-1987');
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', 'secret-1987');
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  const back = screen.getByRole('button', { name: /^Choose a file/ });
  expect(document.activeElement).toBe(back);
  expect(onSend).not.toHaveBeenCalled();
});

it('names UIDAI’s rule where an Aadhaar may come', async () => {
  vi.mocked(openDrawable).mockResolvedValue(fail('locked'));
  await choose(LOCKED, 'masked-aadhaar');
  expect((await screen.findByText(/SURE1990/)).textContent).toContain('year of birth');
});

it('leaves it to the gateway when PDF.js does not load', async () => {
  vi.mocked(openDrawable).mockResolvedValue(fail('code'));
  await choose(LOCKED);
  await user.click(await screen.findByRole('button', { name: 'Send it' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce(), 5_000);
});

it('names the phone’s setting for a HEIC picture, and the camera where there is one', async () => {
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new Error('no'));
    },
  );
  await choose(HEIC);
  await screen.findByText(/^This picture is in the HEIC format/);
  screen.getByText(/^iPhone: .*“Most Compatible”/);
  screen.getByText(/^Samsung: .*“High efficiency pictures” off/);
  expect(screen.queryByText(/right here/)).toBeNull();
  touches(true);
  await chooseAt(/^Choose a file/, HEIC);
  await screen.findByText(/take the picture right here/);
});

it('asks an iPhone for no HEIC, because it then hands the picture over as a JPEG', () => {
  expect(acceptedFiles(true)).toContain('image/heic');
  vi.stubGlobal('GestureEvent', Event);
  expect(acceptedFiles(true)).toContain('image/heic');
  touches(true);
  expect(acceptedFiles(true)).toBe('image/jpeg,image/png,image/webp');
  expect(acceptedFiles(false)).toBe('image/jpeg,image/png,image/webp,application/pdf');
});

it('converts a HEIC picture where the browser shows it', async () => {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 900;
      naturalHeight = 700;
      decode = async () => {};
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob(['drawn'], { type: type ?? '' })),
  );
  await choose(HEIC);
  await user.click(await screen.findByRole('button', { name: 'Send it' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce(), 5_000);
  expect(onSend.mock.lastCall?.[0]).toMatchObject({ fileName: 'IMG_0001.jpg' });
  const { drawImage } = context;
  expect(drawImage.mock.calls[0]?.[0]).toBeInstanceOf(Image);
});

it('says why a picture may not be readable, and sends it all the same', async () => {
  canDecode(true);
  hints = ['dark'];
  await choose(new File(['a picture'], 'bill.png'));
  const hint = await screen.findByText(/The picture is dark/);
  expect(hint.closest('[role=status]')).not.toBeNull();
  screen.getByRole('button', { name: 'Send anyway' });
  expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull();
  hints = [];
  await chooseAt(/^Choose another picture/, new File(['a better picture'], 'bill.png'));
  await screen.findByRole('button', { name: 'Send it' });
  expect(screen.queryByText(/The picture is dark/)).toBeNull();
});

it('takes another picture with the camera where there is one', async () => {
  canDecode(true);
  touches(true);
  hints = ['small', 'blurred'];
  await choose(new File(['a picture'], 'bill.png'));
  await screen.findByText(/The picture is small.*The picture looks blurred/);
  const again = screen.getByRole('button', { name: 'Take again' });
  expect(again.nextElementSibling?.getAttribute('capture')).toBe('environment');
});
