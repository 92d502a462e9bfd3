/** The schema, and the keys of what is in the database. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Result } from '#contract/result.ts';
import type { Finding } from '#gateway/upkeep/check/finding.ts';
import { fine, warning, wrong } from '#gateway/upkeep/check/finding.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import {
  hasMasterKeysPlace,
  masterKeysVariable,
} from '#gateway/foundation/sealing/read-master-keys.ts';
import { THIS_RELEASE } from '#gateway/foundation/store/schema/releases.ts';
import type { SchemaState } from '#gateway/foundation/store/schema-state.ts';
import { whyUnsuited } from '#gateway/foundation/store/schema-state.ts';

export function checkSchema(state: SchemaState, migratesAtStart: boolean): Finding {
  const about = 'the schema';
  const why = whyUnsuited(state, THIS_RELEASE);
  switch (state.kind) {
    case 'current':
      return fine(about, `it is that of this release, ${THIS_RELEASE}`);
    case 'newer':
      return warning(
        about,
        `it is that of release ${state.release}, and this program is ${THIS_RELEASE}: that works, for the way back`,
        `start release ${state.release} again once its trouble is mended`,
      );
    case 'older':
      return migratesAtStart
        ? fine(about, 'the gateway brings it up to date when it starts')
        : wrong(about, why ?? '', 'run `rinsetu migrate`');
    case 'unsuited':
      return wrong(about, why ?? '', 'start a newer release of the gateway');
  }
}

type KeyPlaces = Pick<
  Configuration,
  | 'DATABASE_URL'
  | 'GATEWAY_APPLICATIONS'
  | 'GATEWAY_DATA_DIR'
  | 'GATEWAY_MASTER_KEYS_FILE'
  | 'GATEWAY_MASTER_KEYS'
  | 'GATEWAY_MASTER_KEYS_COMMAND'
>;

/** A gateway that makes its own key has none before its first start. */
function isBeforeFirstStart(places: KeyPlaces): boolean {
  const makesOwn =
    places.GATEWAY_APPLICATIONS === 'off' &&
    places.DATABASE_URL === undefined &&
    !hasMasterKeysPlace(places);
  return makesOwn && !existsSync(`${resolve(places.GATEWAY_DATA_DIR)}-master-keys`);
}

/** `read` reads the keys; `missing` says which keys the data need besides, null if none. */
export async function checkKeys(
  places: KeyPlaces,
  read: () => Promise<Result<MasterKeys, string>>,
  missing: (keys: MasterKeys) => Promise<string | null>,
): Promise<Finding> {
  const about = masterKeysVariable(places);
  const found = await read();
  if (!found.ok) {
    return isBeforeFirstStart(places)
      ? fine(about, 'the gateway makes a key when it first starts')
      : wrong(about, found.failure, 'see docs/operations/keys.md');
  }
  const lacking = await missing(found.value);
  if (lacking !== null) {
    return wrong(about, lacking, 'put back the file that these data were sealed with');
  }
  return places.GATEWAY_MASTER_KEYS === undefined
    ? fine(about, 'the keys can be read, by this account alone, and are those of the data')
    : warning(
        'GATEWAY_MASTER_KEYS',
        'the keys are in the environment, where other programs of this account can read them',
        'put them into a file (GATEWAY_MASTER_KEYS_FILE)',
      );
}
