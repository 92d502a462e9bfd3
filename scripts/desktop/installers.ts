export type Command = { readonly tool: string; readonly args: readonly string[] };

/** Where each system's installer puts the program. */
const INSTALLED: Readonly<Record<string, string>> = {
  linux: '/opt/RinSetu/rinsetu-portal',
  win32: String.raw`C:\Program Files\RinSetu\RinSetu.exe`,
  darwin: '/Applications/RinSetu.app/Contents/MacOS/RinSetu',
};

const DISK = '/Volumes/RinSetu-installer';

export function installedExecutable(platform: string): string {
  const path = INSTALLED[platform];
  if (path === undefined) throw new Error(`There is no installer for ${platform}.`);
  return path;
}

/** The installer among the files of a build. */
export function installerAmong(files: readonly string[], platform: string): string {
  const kind = { linux: '.deb', win32: '.exe', darwin: '.dmg' }[platform] ?? 'unknown';
  const found = files.filter((file) => file.endsWith(kind));
  const [installer] = found;
  if (installer === undefined || found.length > 1) {
    throw new Error(`There must be one ${kind} file, and there are ${found.length}.`);
  }
  return installer;
}

/** What installs a program for everybody on a machine, without asking anything. */
export function installCommands(installer: string, platform: string): readonly Command[] {
  switch (platform) {
    case 'win32':
      return [{ tool: installer, args: ['/S'] }];
    case 'darwin':
      return [
        { tool: 'hdiutil', args: ['attach', installer, '-nobrowse', '-mountpoint', DISK] },
        { tool: 'rm', args: ['-rf', '/Applications/RinSetu.app'] },
        { tool: 'ditto', args: [`${DISK}/RinSetu.app`, '/Applications/RinSetu.app'] },
        { tool: 'hdiutil', args: ['detach', DISK] },
      ];
    default:
      return [
        { tool: 'sudo', args: ['apt-get', 'update'] },
        { tool: 'sudo', args: ['apt-get', 'install', '--yes', '--reinstall', installer] },
      ];
  }
}
