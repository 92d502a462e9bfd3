import { join } from 'node:path';
import { signedSettings } from '#contract/terminals/terminal-settings.ts';
import type { Log } from '#main/lib/log.ts';
import { jsonFile } from '#main/storage/json-file.ts';

/** Settings from the gateway as they were received: their signature is checked again at each start. */
export const storedSettings = (userData: string, log: Log) =>
  jsonFile(join(userData, 'terminal-settings.json'), signedSettings, log);
