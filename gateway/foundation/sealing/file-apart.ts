import { dirname, join, resolve } from 'node:path';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { isWithin } from '#gateway/foundation/sealing/secret-files.ts';

export type PlaceApart = Pick<
  Configuration,
  | 'GATEWAY_ERASURES_FILE'
  | 'GATEWAY_AUDIT_NOTES_FILE'
  | 'GATEWAY_MASTER_KEYS_FILE'
  | 'GATEWAY_DATA_DIR'
>;

/** Files that are kept away from the data, so that a backup of it does not contain what it is compared with. */
const NAMES = {
  GATEWAY_ERASURES_FILE: 'erasures.jsonl',
  GATEWAY_AUDIT_NOTES_FILE: 'audit-notes.jsonl',
} as const;

/** Next to a list of erasures that has a place of its own, so that two gateways never share it. */
const nextTo = (erasures: string): string =>
  `${erasures.replace(/\.jsonl$/, '')}.audit-notes.jsonl`;

/** As its setting says; otherwise next to the file of master keys, or next to the data folder. */
export function fileApart(place: PlaceApart, setting: keyof typeof NAMES): Result<string, string> {
  const { GATEWAY_MASTER_KEYS_FILE: keys, GATEWAY_DATA_DIR: data } = place;
  const { GATEWAY_ERASURES_FILE: erasures } = place;
  const name = NAMES[setting];
  const given = place[setting] ?? (erasures === undefined ? undefined : nextTo(erasures));
  const beside = keys === undefined ? null : join(dirname(resolve(keys)), name);
  const file = given ?? beside ?? `${resolve(data)}-${name}`;
  return isWithin(data, file)
    ? fail(`${setting}: the file must be outside of GATEWAY_DATA_DIR`)
    : succeed(file);
}
