import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { session } from 'electron';
import type { UpdateFeed } from '#main/updates/update-feed.ts';
import { signatureFault } from '#main/updates/windows-signature.ts';

/** The partition that electron-updater makes its requests on. */
const UPDATER_PARTITION = 'electron-updater';

/**
 * electron-updater behind the port. It is loaded here, long after the window is there. Who checks a downloaded
 * file: docs/operations/desktop.md.
 */
export async function electronUpdateFeed(
  feedUrl: string,
  { mayInstall }: { readonly mayInstall: boolean },
): Promise<UpdateFeed> {
  const updater = await loadUpdater();
  updater.logger = null;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowPrerelease = false;
  updater.allowDowngrade = false;
  updater.disableWebInstaller = true;
  updater.setFeedURL({ provider: 'generic', url: feedUrl });
  // Failures come as rejections too; an error event without a listener would end the program.
  updater.on('error', () => {});
  // Neither the feed's file nor a redirect may lead away from https.
  session
    .fromPartition(UPDATER_PARTITION, { cache: false })
    .webRequest.onBeforeRequest(({ url }, decide) => {
      decide({ cancel: !url.startsWith('https:') });
    });
  return {
    installs: mayInstall && (await isVerified()),
    newerVersion: async () => {
      const found = await updater.checkForUpdates();
      return found?.isUpdateAvailable === true ? found.updateInfo.version : null;
    },
    download: async () => {
      await updater.downloadUpdate();
    },
    install: () =>
      new Promise((_resolve, reject) => {
        updater.once('error', reject);
        updater.quitAndInstall(true, true);
      }),
  };
}

async function loadUpdater() {
  const updaters = await import('electron-updater');
  if (process.platform !== 'win32') return updaters.autoUpdater;
  const updater = new updaters.NsisUpdater();
  updater.verifyUpdateCodeSignature = signatureFault;
  return updater;
}

/**
 * Whether this system checks the publisher of what was downloaded. macOS always does, by the running program's own
 * signature; Windows, where the package names its publisher; Linux never.
 */
async function isVerified(): Promise<boolean> {
  if (process.platform === 'darwin') return true;
  if (process.platform !== 'win32') return false;
  const described = await readFile(join(process.resourcesPath, 'app-update.yml'), 'utf8');
  return /^publisherName:/m.test(described);
}
