import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from '#gateway/lending/documents/vaults/s3-vault.ts';

const PROGRAM = join(import.meta.dirname, 'swift-with-s3.py');
/** Debian's own Python, which has Swift: another may be found first. */
const PYTHON = '/usr/bin/python3';
const SWIFT = '/usr/lib/python3/dist-packages/swift/proxy/server.py';
/** Milliseconds; it takes two seconds on a machine with nothing else to do. */
const START_TIMEOUT = 60_000;

export type ObjectStore = {
  /** Where everything is on the disk. */
  readonly folder: string;
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKey: string; readonly secretKey: string };
  readonly newBucket: () => Promise<S3Place>;
  /** Ends the store as a power cut would, until `startAgain`. */
  readonly kill: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Why tests with a bucket are left out: Swift comes from Debian. null where it is installed. */
export const objectStoreLeftOut = existsSync(SWIFT)
  ? null
  : "Debian's python3-swift is not installed";

/**
 * Starts OpenStack Swift in a folder of its own: a real object store, which speaks S3 and refuses requests that are not
 * signed right.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-swift-'));
  const credentials = { accessKey: 'documents:gateway', secretKey: crypto.randomUUID() };
  const { accessKey, secretKey } = credentials;
  const launch = async (s3Port: number) => {
    const server = spawn(PYTHON, [PROGRAM, folder, accessKey, secretKey, String(s3Port)], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: '/usr/bin:/bin' },
    });
    let complaints = '';
    server.stderr.on('data', (part) => {
      complaints = `${complaints}${String(part)}`.slice(-4000);
    });
    const ended = once(server, 'exit');
    const kill = async () => {
      server.kill('SIGKILL');
      await ended;
    };
    const listening = once(createInterface(server.stdout), 'line', {
      signal: AbortSignal.timeout(START_TIMEOUT),
    });
    // Handled below as well: it may reject while the other is waited for.
    listening.catch(() => {});
    const line = await Promise.race([listening, ended.then(() => null)]).catch(() => null);
    if (line !== null) return { port: Number(line[0]), kill };
    await kill();
    throw new Error(`Swift did not start: ${complaints}`);
  };
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  let running = await launch(0).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });
  const { port } = running;
  const endpoint = `http://127.0.0.1:${port}`;
  const region = 'us-east-1';
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  });
  return {
    folder,
    endpoint,
    region,
    credentials,
    async newBucket() {
      const bucket = `documents-${crypto.randomUUID()}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return { endpoint, region, bucket, credentials };
    },
    kill: () => running.kill(),
    async startAgain() {
      running = await launch(port);
    },
    async stop() {
      client.destroy();
      await running.kill();
      await removeFolder();
    },
  };
}
