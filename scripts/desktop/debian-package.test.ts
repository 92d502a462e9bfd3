import { expect, test } from 'vitest';
import { readFpmArguments } from '#scripts/desktop/debian-package.ts';
import { controlFile } from '#scripts/lib/debian/control-file.ts';

/** As electron-builder passes them (FpmTarget in app-builder-lib). */
const ARGUMENTS = [
  ['-s', 'dir', '--force', '-t', 'deb', '-d', 'libsecret-1-0', '-d', 'libgbm1 | libgbm2'],
  ['--deb-recommends', 'desktop-file-utils', '--deb-compression', 'xz', '--architecture', 'amd64'],
  ['--after-install', '/tmp/after-install', '--after-remove', '/tmp/after-remove'],
  ['--description', 'Loans for showrooms\n A program that compares. '.concat('word '.repeat(30))],
  ['--version', '1.2.0~rc.1', '--package', '/out/x.deb', '--name', 'rinsetu-portal'],
  ['--maintainer', 'RinSetu <a@b.example>', '--vendor', 'RinSetu', '--url', 'https://b.example'],
  ['--deb-priority', 'optional'],
  ['/out/linux-unpacked/=/opt/RinSetu', 'icon.png=/usr/share/icons/icon.png'],
].flat();

test('what electron-builder asks for becomes a control file', () => {
  const asked = readFpmArguments(ARGUMENTS);
  expect(asked.files).toEqual([
    { from: '/out/linux-unpacked/', to: '/opt/RinSetu' },
    { from: 'icon.png', to: '/usr/share/icons/icon.png' },
  ]);
  const control = controlFile(asked.fields, 4242);
  expect(control.split('\n').slice(0, 12)).toEqual([
    'Package: rinsetu-portal',
    'Version: 1.2.0~rc.1',
    'Architecture: amd64',
    'Maintainer: RinSetu <a@b.example>',
    'Installed-Size: 4242',
    'Depends: libsecret-1-0, libgbm1 | libgbm2',
    'Recommends: desktop-file-utils',
    'Section: misc',
    'Priority: optional',
    'Homepage: https://b.example',
    'Vendor: RinSetu',
    'Description: Loans for showrooms',
  ]);
  const described = control.split('\n').slice(12, -1);
  expect(described.length).toBeGreaterThan(1);
  for (const line of described) expect(line).toMatch(/^ \S.{0,77}$/);
});

test('a field with nothing in it is left out, and an empty line of the description is a dot', () => {
  const [recommends] = [ARGUMENTS.indexOf('--deb-recommends')];
  const asked = readFpmArguments(ARGUMENTS.toSpliced(recommends, 2));
  const control = controlFile({ ...asked.fields, description: 'One\nTwo\n\nThree' }, 1);
  expect(control).not.toContain('Recommends');
  expect(control).toMatch(/Description: One\n Two\n \.\n Three\n$/);
});

test.each([
  [['--rpm-os', 'linux'], /--rpm-os/],
  [['no-place'], /which file goes where/],
  [['a=relative/place'], /which file goes where/],
])('arguments that it does not know are refused: %j', (more, why) => {
  expect(() => readFpmArguments([...ARGUMENTS, ...more])).toThrow(why);
  expect(() => readFpmArguments(ARGUMENTS.slice(0, 5))).toThrow(/architecture/);
});
