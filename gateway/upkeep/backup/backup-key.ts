import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { parseMasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { readKeyFile } from '#gateway/foundation/sealing/read-master-keys.ts';
import { isWithin } from '#gateway/foundation/sealing/secret-files.ts';

/** Where backups are, and the keys that seal them: the first seals, the others open what they sealed. */
export type BackupPlace = { readonly folder: string; readonly keys: MasterKeys };

type Settings = Pick<
  Configuration,
  'GATEWAY_BACKUP_DIR' | 'GATEWAY_BACKUP_KEY_FILE' | 'GATEWAY_DATA_DIR'
>;

/** Nothing is ever written without a key. A failure is one line that names the setting. */
export async function backupPlace(
  settings: Settings,
  given: string | undefined,
): Promise<Result<BackupPlace, string>> {
  const folder = given ?? settings.GATEWAY_BACKUP_DIR;
  if (folder === undefined) {
    return fail('GATEWAY_BACKUP_DIR: say in which folder backups are kept');
  }
  if (isWithin(settings.GATEWAY_DATA_DIR, folder)) {
    return fail('GATEWAY_BACKUP_DIR: the folder must be outside of GATEWAY_DATA_DIR');
  }
  const file = settings.GATEWAY_BACKUP_KEY_FILE;
  if (file === undefined) {
    return fail(
      'GATEWAY_BACKUP_KEY_FILE: backups are always sealed: make a file with `rinsetu key make FILE`, and keep a copy elsewhere',
    );
  }
  if (isWithin(folder, file)) {
    return fail('GATEWAY_BACKUP_KEY_FILE: the file must not be where the backups are');
  }
  const text = await readKeyFile(file, settings.GATEWAY_DATA_DIR);
  const keys = text.ok ? parseMasterKeys(text.value) : text;
  return keys.ok
    ? succeed({ folder, keys: keys.value })
    : fail(`GATEWAY_BACKUP_KEY_FILE: ${keys.failure}`);
}
