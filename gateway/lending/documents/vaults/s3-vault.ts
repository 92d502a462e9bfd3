import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';

/** Milliseconds that one request may take, with its repetitions and the whole answer. */
const REQUEST_TIMEOUT = 20_000;
const CONNECT_TIMEOUT = 5_000;
const KEYS_PER_PAGE = 1000;
/** Requests at a time, where many objects are removed. */
const AT_A_TIME = 16;
const BINARY = 'application/octet-stream';

export type S3Place = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  /** null: those of the role that this process runs in, as the machine, container or cluster says. */
  readonly credentials: { readonly accessKey: string; readonly secretKey: string } | null;
};

async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new VaultUnavailable('the bucket cannot be used', { cause: error });
  }
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
    throw error;
  }
}

const clientFor = ({ endpoint, region, credentials }: S3Place) =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    // Stores that are not Amazon's may not know the newer checksums; what is kept here is sealed, which is one itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
    ...(credentials === null
      ? {}
      : {
          credentials: {
            accessKeyId: credentials.accessKey,
            secretAccessKey: credentials.secretKey,
          },
        }),
  });

/** Keeps documents as objects of a bucket that speaks S3. The bucket belongs to the gateway alone. */
export function s3Vault(place: S3Place, timeout = REQUEST_TIMEOUT): Vault {
  const client = clientFor(place);
  const Bucket = place.bucket;
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeout) });

  const read = async (Key: string) => {
    const { abortSignal } = inTime();
    const found = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
    if (!(found.Body instanceof Readable)) throw new Error('an object without bytes');
    return buffer(addAbortSignal(abortSignal, found.Body));
  };
  const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }), inTime());
  async function* list(Prefix: string) {
    let next: string | undefined;
    do {
      const page = await orUnavailable(
        client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix,
            MaxKeys: KEYS_PER_PAGE,
            ContinuationToken: next,
          }),
          inTime(),
        ),
      );
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  return {
    async write(Key, Body) {
      const put = new PutObjectCommand({ Bucket, Key, Body, ContentType: BINARY });
      await orUnavailable(client.send(put, inTime()));
    },
    read: (key) => orUnavailable(unlessMissing(read(key))),
    // One by one: not every store removes many at once, and those that do ask for different checksums.
    async remove(keys) {
      for (let start = 0; start < keys.length; start += AT_A_TIME) {
        const some = keys.slice(start, start + AT_A_TIME);
        await orUnavailable(Promise.all(some.map((key) => remove(key))));
      }
    },
    async move(from, Key) {
      const CopySource = `${Bucket}/${encodeURIComponent(from)}`;
      const copy = new CopyObjectCommand({ Bucket, Key, CopySource });
      const copied = await orUnavailable(unlessMissing(client.send(copy, inTime())));
      if (copied !== null) await orUnavailable(remove(from));
    },
    keys: () => list(''),
    namesFrom: list,
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
