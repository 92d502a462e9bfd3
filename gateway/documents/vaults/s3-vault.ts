import { S3mini } from 's3mini';
import type { Vault } from '#gateway/documents/vaults/vault.ts';
import { VaultUnavailable } from '#gateway/documents/vaults/vault.ts';

/** Milliseconds that one request may take. */
const REQUEST_TIMEOUT = 20_000;
const KEYS_PER_PAGE = 1000;
const BINARY = 'application/octet-stream';

export type S3Place = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new VaultUnavailable('the bucket cannot be used', { cause: error });
  }
}

/** Keeps documents as objects of a bucket that speaks S3. The bucket belongs to the gateway alone. */
export function s3Vault({ endpoint, bucket, region, accessKey, secretKey }: S3Place): Vault {
  const objects = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: REQUEST_TIMEOUT,
  });

  return {
    async write(key, sealed) {
      const written = await orUnavailable(objects.putObject(key, sealed, BINARY));
      if (!written.ok) throw new VaultUnavailable('the bucket took nothing');
    },
    async read(key) {
      const found = await orUnavailable(objects.getObjectArrayBuffer(key));
      return found === null ? null : Buffer.from(found);
    },
    async remove(keys) {
      if (keys.length === 0) return;
      const removed = await orUnavailable(objects.deleteObjects([...keys]));
      if (removed.includes(false)) throw new VaultUnavailable('the bucket has kept something');
    },
    async *keys() {
      let next: string | undefined;
      do {
        const page = await orUnavailable(objects.listObjectsPaged('/', '', KEYS_PER_PAGE, next));
        if (page === null || page === undefined) throw new VaultUnavailable('no such bucket');
        for (const { Key } of page.objects ?? []) yield Key;
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
    hasRoom: async () => true,
  };
}

/** Whether the bucket is there and these keys may read it. */
export async function isBucketThere(place: S3Place): Promise<boolean> {
  try {
    for await (const _ of s3Vault(place).keys()) break;
    return true;
  } catch {
    return false;
  }
}
