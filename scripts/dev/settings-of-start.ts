import { existsSync } from 'node:fs';
import { join } from 'node:path';

const NAMED = /^(?:GATEWAY_|DATABASE_URL$)/;

/**
 * Where `npm start` keeps what the gateway needs, for a command on the same data: the settings that say so. None where
 * somebody has named settings, or `npm start` has prepared nothing yet.
 */
export function settingsOfStart(
  environment: Readonly<NodeJS.ProcessEnv>,
  dataFolder: string,
): Readonly<Record<string, string>> {
  const keysFile = join(dataFolder, 'keys/master-keys');
  if (Object.keys(environment).some((name) => NAMED.test(name)) || !existsSync(keysFile)) return {};
  return {
    GATEWAY_APPLICATIONS: 'on',
    GATEWAY_DATA_DIR: join(dataFolder, 'gateway'),
    GATEWAY_MASTER_KEYS_FILE: keysFile,
  };
}
