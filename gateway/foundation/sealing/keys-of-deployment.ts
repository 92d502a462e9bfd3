import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Result } from '#contract/result.ts';
import { fail } from '#contract/result.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { findMissingMasterKeys } from '#gateway/foundation/sealing/check-data-keys.ts';
import { makeKeyFile, newKeyLine } from '#gateway/foundation/sealing/key-file.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import {
  hasMasterKeysPlace,
  masterKeysVariable,
  readMasterKeys,
} from '#gateway/foundation/sealing/read-master-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type Deployment = Pick<
  Configuration,
  | 'CREDENTIALS_DIRECTORY'
  | 'DATABASE_URL'
  | 'GATEWAY_APPLICATIONS'
  | 'GATEWAY_DATA_DIR'
  | 'GATEWAY_MASTER_KEYS_FILE'
  | 'GATEWAY_MASTER_KEYS'
  | 'GATEWAY_MASTER_KEYS_COMMAND'
>;

/**
 * The file of a gateway that makes its own master key, next to its data and not in them; null for others. That is one
 * without loan applications, so that it starts without any settings, and with its data on this machine. A database that
 * gateways share, or that outlives this machine, must not depend on a file that is only here.
 */
function ownKeyFile(deployment: Deployment): string | null {
  if (deployment.GATEWAY_APPLICATIONS === 'on' || hasMasterKeysPlace(deployment)) return null;
  if (deployment.DATABASE_URL !== undefined) return null;
  return `${resolve(deployment.GATEWAY_DATA_DIR)}-master-keys`;
}

/** Reads the master keys of a gateway that has been started before. */
export async function readKeysOfDeployment(
  deployment: Deployment,
): Promise<Result<MasterKeys, string>> {
  const own = ownKeyFile(deployment);
  if (own !== null) return readMasterKeys({ ...deployment, GATEWAY_MASTER_KEYS_FILE: own });
  if (deployment.GATEWAY_APPLICATIONS === 'off' && !hasMasterKeysPlace(deployment)) {
    return fail(
      'GATEWAY_MASTER_KEYS_FILE: contact messages are sealed, and DATABASE_URL may be shared: make a file with `rinsetu key make FILE`, and give it to every gateway',
    );
  }
  return readMasterKeys(deployment);
}

const hasDataKeys = async ({ db }: Records) =>
  (await db.selectFrom('data_keys').select('owner').limit(1).executeTakeFirst()) !== undefined;

/**
 * The master keys that a gateway starts with; one that makes its own does so at its first start. Fails when they are not
 * those of the data.
 */
export async function masterKeysToStart(
  deployment: Deployment,
  records: Records,
): Promise<Result<MasterKeys, string>> {
  const variable = masterKeysVariable(deployment);
  const own = ownKeyFile(deployment);
  if (own !== null && !existsSync(own)) {
    if (await hasDataKeys(records)) {
      return fail(`${variable}: the data is sealed, and ${own} is gone: put it back`);
    }
    const made = await makeKeyFile(own, newKeyLine().line);
    if (!made.ok) return fail(`${variable}: ${own}: ${made.failure}`);
  }
  const found = await readKeysOfDeployment(deployment);
  if (!found.ok) return found;
  const missing = await findMissingMasterKeys(records, found.value);
  return missing === null ? found : fail(`${variable}: ${missing}`);
}
