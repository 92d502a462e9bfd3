import type { Result } from '#contract/result.ts';
import { succeed } from '#contract/result.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import type { ErasurePlace } from '#gateway/upkeep/privacy/erasure-place.ts';
import { erasuresInFile } from '#gateway/upkeep/privacy/erasure-place.ts';
import { erasuresInVault } from '#gateway/upkeep/privacy/erasures-in-vault.ts';
import type { PlaceApart } from '#gateway/foundation/sealing/file-apart.ts';
import { fileApart } from '#gateway/foundation/sealing/file-apart.ts';

export type ErasuresOf = PlaceApart & Pick<Configuration, 'GATEWAY_ERASURES_IN'>;

/** Where this deployment keeps its list of erasures, and the file that it may have from before, null without one. */
export function placeOfErasures(
  places: ErasuresOf,
  vault: Pick<Vault, 'write' | 'read' | 'namesFrom'>,
  isVaultOwn: () => boolean,
): Result<{ readonly place: ErasurePlace; readonly before: ErasurePlace | null }, string> {
  const file = fileApart(places, 'GATEWAY_ERASURES_FILE');
  if (!file.ok) return file;
  const own = erasuresInFile(file.value);
  return places.GATEWAY_ERASURES_IN === 'file'
    ? succeed({ place: own, before: null })
    : succeed({ place: erasuresInVault(vault, isVaultOwn), before: own });
}
