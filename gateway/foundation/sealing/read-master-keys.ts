import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { parseMasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { isWithin } from '#gateway/foundation/sealing/secret-files.ts';

/** Milliseconds that a key service may take. */
const COMMAND_TIMEOUT = 10_000;
/** What the group and all others may do with a file. */
const FOR_OTHERS = 0o077;
/**
 * The same among systemd's credentials. Nobody else can enter their folder, and where the gateway's account may read a file by
 * an access control list, that list's mask shows as the group's permission.
 */
const FOR_OTHERS_AMONG_CREDENTIALS = 0o037;

type MasterKeyPlaces = Pick<
  Configuration,
  | 'CREDENTIALS_DIRECTORY'
  | 'GATEWAY_DATA_DIR'
  | 'GATEWAY_MASTER_KEYS_FILE'
  | 'GATEWAY_MASTER_KEYS'
  | 'GATEWAY_MASTER_KEYS_COMMAND'
>;

/**
 * Reads the master keys from the one place that is configured. A failure is one line that names the variable, and says
 * nothing of the keys.
 */
export async function readMasterKeys(places: MasterKeyPlaces): Promise<Result<MasterKeys, string>> {
  const {
    GATEWAY_MASTER_KEYS_FILE: file,
    GATEWAY_MASTER_KEYS: text,
    GATEWAY_MASTER_KEYS_COMMAND: command,
  } = places;
  if ([file, text, command].filter((place) => place !== undefined).length !== 1) {
    return fail(
      'GATEWAY_APPLICATIONS: needs exactly one of GATEWAY_MASTER_KEYS_FILE, GATEWAY_MASTER_KEYS and GATEWAY_MASTER_KEYS_COMMAND',
    );
  }
  if (text !== undefined) return named('GATEWAY_MASTER_KEYS', parseMasterKeys(text));
  if (file !== undefined) {
    return named('GATEWAY_MASTER_KEYS_FILE', await fromFile(file, places));
  }
  return named('GATEWAY_MASTER_KEYS_COMMAND', await fromCommand(command ?? ''));
}

const VARIABLES = [
  'GATEWAY_MASTER_KEYS_FILE',
  'GATEWAY_MASTER_KEYS',
  'GATEWAY_MASTER_KEYS_COMMAND',
] as const;

/** Whether it is said where the keys are. */
export const hasMasterKeysPlace = (places: MasterKeyPlaces): boolean =>
  VARIABLES.some((variable) => places[variable] !== undefined);

/** The variable that says where the keys are. */
export const masterKeysVariable = (places: MasterKeyPlaces): string =>
  VARIABLES.find((variable) => places[variable] !== undefined) ?? VARIABLES[0];

const named = (variable: string, found: Result<MasterKeys, string>) =>
  found.ok ? found : fail(`${variable}: ${found.failure}`);

async function fromFile(
  file: string,
  places: MasterKeyPlaces,
): Promise<Result<MasterKeys, string>> {
  const { GATEWAY_DATA_DIR: dataFolder, CREDENTIALS_DIRECTORY: credentials } = places;
  const text = await readKeyFile(file, dataFolder, credentials);
  return text.ok ? parseMasterKeys(text.value) : text;
}

/** The text of a key file. Fails when it lies within the data folder, or when others may read it. */
export async function readKeyFile(
  file: string,
  dataFolder: string,
  credentials?: string,
): Promise<Result<string, string>> {
  const isCredential = credentials !== undefined && isWithin(credentials, file);
  const forOthers = isCredential ? FOR_OTHERS_AMONG_CREDENTIALS : FOR_OTHERS;
  // A copy of the data must not contain the key.
  if (isWithin(dataFolder, file)) return fail('the file must be outside of GATEWAY_DATA_DIR');
  try {
    const opened = await open(file, 'r');
    try {
      const { mode } = await opened.stat();
      if (process.platform !== 'win32' && (mode & forOthers) !== 0) {
        return fail('others may read the file: chmod 600 it');
      }
      return succeed(await opened.readFile('utf8'));
    } finally {
      await opened.close();
    }
  } catch {
    return fail('the file cannot be read');
  }
}

async function fromCommand(command: string): Promise<Result<MasterKeys, string>> {
  const [program = '', ...args] = command.split(' ').filter((part) => part !== '');
  try {
    const { stdout } = await promisify(execFile)(program, args, { timeout: COMMAND_TIMEOUT });
    return parseMasterKeys(stdout);
  } catch {
    return fail('the command failed, or took more than ten seconds');
  }
}
