/** What the independent checker looks at, read with plain clients: the database by `pg`, the bucket by S3, the lender's own ledger. */
import { HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Client, types } from 'pg';
import type { Call } from '#tests/cluster/journal.ts';
import { endOf } from '#tests/cluster/journal.ts';
import type { ClusterStage } from '#tests/cluster/stage.ts';

type Seen = Awaited<ReturnType<ClusterStage['lender']['seen']>>['messages'];

export type Evidence = {
  /** What the load's clients asked, and of that what they were told was done before the database was read. */
  readonly calls: readonly Call[];
  readonly acknowledged: readonly Call[];
  /** Numbers of applications whose last step was acknowledged. */
  readonly finished: readonly string[];
  /** The messages that the lender had, before and after the database was read. */
  readonly lenderHad: Seen;
  readonly lenderHas: Seen;
  readonly found: Snapshot;
  /** Bytes of the bucket's objects, by key. */
  readonly objects: ReadonlyMap<string, number>;
};

export type Row = Readonly<Record<string, unknown>>;

const TABLES = {
  entries: 'select * from audit_entries order by subject, seq',
  unsigned: 'select subject, seq, hash from audit_unsigned',
  heads: 'select subject, max(seq) as seq from audit_heads where is_removed = 0 group by subject',
  applications: 'select id, number, state, outcome from applications',
  cases: 'select application_id, lender_id, state from lender_cases',
  deliveries: 'select application_id, state, amount, paid from delivery_orders',
  payments:
    'select application_id, count(*)::int as count, sum(amount)::bigint as paid from delivery_payments group by 1',
  documents:
    'select d.id, d.application_id, d.state, d.vault_key, d.content_sha256, d.content_bytes from documents d',
  parts: 'select document_id, vault_key from document_parts',
  outbox: 'select id, application_id, lender_id, position, kind, state from outbox',
  messages: 'select id from contact_messages',
  keys: 'select owner from data_keys',
  marks: 'select mark_key from repeat_marks',
  answers: 'select request_key, reply from answered_requests',
  sessions: 'select token_hash, user_id from sessions',
  removing: 'select vault_key from bytes_to_remove',
} as const;
type Name = keyof typeof TABLES;
export type Snapshot = Readonly<Record<Name, readonly Row[]>>;

/** All that is looked at, as it was at one moment. */
async function readSnapshot(url: string): Promise<Snapshot> {
  const client = new Client({
    connectionString: url,
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
  });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const read = async (name: Name) => (await client.query<Row>(TABLES[name])).rows;
    const found = {
      entries: await read('entries'),
      unsigned: await read('unsigned'),
      heads: await read('heads'),
      applications: await read('applications'),
      cases: await read('cases'),
      deliveries: await read('deliveries'),
      payments: await read('payments'),
      documents: await read('documents'),
      parts: await read('parts'),
      outbox: await read('outbox'),
      messages: await read('messages'),
      keys: await read('keys'),
      marks: await read('marks'),
      answers: await read('answers'),
      sessions: await read('sessions'),
      removing: await read('removing'),
    };
    await client.query('commit');
    return found;
  } finally {
    await client.end();
  }
}

/** The objects of the bucket; those that its list has not caught up with are asked for one by one. */
export async function readObjects(
  { endpoint, region, bucket: Bucket, credentials }: ClusterStage['bucket'],
  wanted: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (credentials === null) throw new Error('the bucket has no keys');
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: credentials.accessKey, secretAccessKey: credentials.secretKey },
  });
  const objects = new Map<string, number>();
  try {
    let next: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: next }));
      for (const { Key, Size } of page.Contents ?? []) {
        if (Key !== undefined) objects.set(Key, Size ?? 0);
      }
      next = page.NextContinuationToken;
    } while (next !== undefined);
    for (const Key of wanted.filter((key) => !objects.has(key))) {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(() => null);
      if (head !== null) objects.set(Key, head.ContentLength ?? 0);
    }
    return objects;
  } finally {
    client.destroy();
  }
}

/** Reads all of it while the load goes on: what was acknowledged before is there, what is there was begun before. */
export async function gatherEvidence(
  stage: ClusterStage,
  url: string,
  calls: readonly Call[],
  finishedSoFar: readonly string[],
): Promise<Evidence> {
  const acknowledged = calls.filter((each) => endOf(each) === 'acknowledged');
  const finished = [...finishedSoFar];
  const { messages: lenderHad } = await stage.lender.seen();
  const found = await readSnapshot(url);
  const { messages: lenderHas } = await stage.lender.seen();
  const wanted = found.documents.flatMap(({ vault_key: key }) =>
    typeof key === 'string' ? [key] : [],
  );
  const objects = await readObjects(stage.bucket, wanted);
  return { calls, acknowledged, finished, lenderHad, lenderHas, found, objects };
}
