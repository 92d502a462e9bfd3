import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { folderVault, makeVaultFolder } from '#gateway/lending/documents/vaults/folder-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import { diskRoom } from '#gateway/foundation/store/free-disk.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';

type VaultPlaces = Pick<
  Configuration,
  | 'GATEWAY_DATA_DIR'
  | 'GATEWAY_DOCUMENTS_DIR'
  | 'GATEWAY_MIN_FREE_MB'
  | 'DOCUMENTS_S3_ENDPOINT'
  | 'DOCUMENTS_S3_BUCKET'
  | 'DOCUMENTS_S3_REGION'
  | 'DOCUMENTS_S3_ACCESS_KEY'
  | 'DOCUMENTS_S3_SECRET_KEY'
>;

/** Opens the vault that is configured. A failure is one line that names the variable. */
export async function openVault(places: VaultPlaces, now: Clock): Promise<Result<Vault, string>> {
  const {
    DOCUMENTS_S3_ENDPOINT: endpoint,
    DOCUMENTS_S3_BUCKET: bucket,
    DOCUMENTS_S3_REGION: region,
    DOCUMENTS_S3_ACCESS_KEY: accessKey,
    DOCUMENTS_S3_SECRET_KEY: secretKey,
  } = places;
  const parts = [endpoint, bucket, region, accessKey, secretKey];
  const folder = documentsFolder(places);
  if (folder !== null && parts.every((part) => part === undefined)) {
    return inFolder(folder, places, now);
  }
  if (endpoint === undefined || bucket === undefined || region === undefined) {
    return fail('DOCUMENTS_S3_ENDPOINT, _BUCKET and _REGION belong together');
  }
  if ((accessKey === undefined) !== (secretKey === undefined)) {
    return fail('DOCUMENTS_S3_ACCESS_KEY and DOCUMENTS_S3_SECRET_KEY belong together');
  }
  if (places.GATEWAY_DOCUMENTS_DIR !== undefined) {
    return fail('GATEWAY_DOCUMENTS_DIR: documents are in the bucket of DOCUMENTS_S3_ENDPOINT');
  }
  const credentials =
    accessKey === undefined || secretKey === undefined ? null : { accessKey, secretKey };
  const place = { endpoint, bucket, region, credentials };
  // Loaded only where it is used: the client is larger than the rest of the gateway.
  const { isBucketThere, s3Vault } = await import('#gateway/lending/documents/vaults/s3-vault.ts');
  if (!(await isBucketThere(place))) {
    return fail('DOCUMENTS_S3_ENDPOINT: the bucket cannot be read');
  }
  return succeed(s3Vault(place));
}

/** The folder that documents are in; null where they are in a bucket. */
export const documentsFolder = (places: VaultPlaces): string | null =>
  places.DOCUMENTS_S3_ENDPOINT === undefined
    ? (places.GATEWAY_DOCUMENTS_DIR ?? `${places.GATEWAY_DATA_DIR}-documents`)
    : null;

async function inFolder(
  folder: string,
  places: VaultPlaces,
  now: Clock,
): Promise<Result<Vault, string>> {
  try {
    await makeVaultFolder(folder);
  } catch (error) {
    return fail(
      `GATEWAY_DOCUMENTS_DIR: the folder cannot be used: ${JSON.stringify(describeFailure(error))}`,
    );
  }
  return succeed(folderVault(folder, diskRoom(folder, places.GATEWAY_MIN_FREE_MB, now)));
}
