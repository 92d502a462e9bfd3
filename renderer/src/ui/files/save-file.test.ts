// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isolated } from '#renderer/i18n/isolated.ts';
import { saveFile } from '#renderer/ui/files/save-file.ts';

afterEach(() => vi.unstubAllGlobals());

it('names a file without the invisible signs that keep values in Urdu in order', () => {
  const names: string[] = [];
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  saveFile(`قسطیں ${isolated('RS-1234', 'ur')}.csv`, 'text/csv', '');
  expect(names).toEqual(['قسطیں RS-1234.csv']);
});
