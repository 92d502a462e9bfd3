import { expect, test } from 'vitest';
import {
  installCommands,
  installedExecutable,
  installerAmong,
} from '#scripts/desktop/installers.ts';

test('the installer of the system is found among the files of a build', () => {
  const files = ['/a/RinSetu-Setup-1.0.0.exe', '/a/RinSetu-1.0.0-arm64.dmg', '/a/portal.deb'];
  expect(installerAmong(files, 'win32')).toBe('/a/RinSetu-Setup-1.0.0.exe');
  expect(installerAmong(files, 'darwin')).toBe('/a/RinSetu-1.0.0-arm64.dmg');
  expect(installerAmong(files, 'linux')).toBe('/a/portal.deb');
  expect(() => installerAmong([], 'linux')).toThrow('.deb');
  expect(() => installerAmong(['a.exe', 'b.exe'], 'win32')).toThrow('2');
});

test.each(['win32', 'darwin', 'linux'])('on %s nothing asks a person', (platform) => {
  const words = installCommands('/a/installer', platform).flatMap(({ tool, args }) => [
    tool,
    ...args,
  ]);
  expect(words).toContain('/a/installer');
  expect(words.some((word) => ['/S', '--yes', '-nobrowse'].includes(word))).toBe(true);
  expect(installedExecutable(platform)).toContain('RinSetu');
});
