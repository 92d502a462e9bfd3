import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import * as z from 'zod/mini';
import { APPLICATION_EDGES } from '#domain/lending/states/application-states.ts';
import { DELIVERY_EDGES } from '#domain/lending/states/delivery-states.ts';
import { DOCUMENT_EDGES } from '#domain/lending/states/document-states.ts';
import { GRIEVANCE_EDGES } from '#domain/lending/states/grievance-states.ts';
import { LENDER_CASE_EDGES } from '#domain/lending/states/lender-case-states.ts';
import { LENDER_KEY_EDGES } from '#domain/lending/states/lender-key-states.ts';
import { LENDER_SYSTEM_EDGES } from '#domain/lending/states/lender-system-states.ts';
import { OFFER_EDGES } from '#domain/lending/states/offer-states.ts';
import { PRODUCT_EDGES } from '#domain/lending/states/product-states.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files note which edges of the tables of states they have taken. */
    readonly edgesFolder: string;
  }
}

type Edge = { readonly action: string; readonly from: readonly string[]; readonly to: string };

/** Tables of states, by how the audit names what is in them: subject, and what precedes the action. */
const TABLES: readonly {
  readonly subject: string;
  readonly prefix: string;
  readonly edges: readonly Edge[];
}[] = [
  { subject: 'application', prefix: '', edges: APPLICATION_EDGES },
  { subject: 'application', prefix: 'case.', edges: LENDER_CASE_EDGES },
  { subject: 'application', prefix: 'offer.', edges: OFFER_EDGES },
  { subject: 'application', prefix: 'document.', edges: DOCUMENT_EDGES },
  { subject: 'application', prefix: 'delivery.', edges: DELIVERY_EDGES },
  { subject: 'grievance', prefix: '', edges: GRIEVANCE_EDGES },
  { subject: 'lender', prefix: 'key.', edges: LENDER_KEY_EDGES },
  { subject: 'lender', prefix: 'system.', edges: LENDER_SYSTEM_EDGES },
  { subject: 'product', prefix: '', edges: PRODUCT_EDGES },
];

const everyEdge = (): string[] =>
  TABLES.flatMap(({ subject, prefix, edges }) =>
    edges.flatMap(({ action, from, to }) =>
      from.map((state) => `${subject} ${prefix}${action} ${state} ${to}`),
    ),
  );

const moved = z.object({ from: z.string(), to: z.string() });

/** Notes which edges a test has taken, as the audit of its store has them. The test may have closed it. */
export async function noteEdgesTaken({ records }: Store): Promise<void> {
  const entries = await records.db
    .selectFrom('audit_entries')
    .select(['subject', 'action', 'facts'])
    .execute()
    .catch(() => []);
  const taken = entries.flatMap(({ subject, action, facts }) => {
    const { data } = z.safeParse(moved, JSON.parse(facts));
    return data === undefined ? [] : `${subject.split(':')[0]} ${action} ${data.from} ${data.to}`;
  });
  if (taken.length === 0) return;
  const file = join(inject('edgesFolder'), String(process.pid));
  await appendFile(file, `${[...new Set(taken)].join('\n')}\n`);
}

/**
 * Vitest's global set-up: after a run of every test, fails when an edge of a table of states was never taken, so that
 * no table promises what no test has seen.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-edges-'));
  project.provide('edgesFolder', folder);
  return async () => {
    const files = await readdir(folder);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    await rm(folder, { recursive: true, force: true });
    const { testFiles } = await project.globTestFiles();
    const ran = new Set(project.vitest.state.getFiles().map(({ filepath }) => filepath));
    if (!testFiles.every((file) => ran.has(file))) return;
    const taken = new Set(texts.join('').split('\n'));
    const all = everyEdge();
    const missing = all.filter((edge) => !taken.has(edge));
    console.log(
      `Edges of the tables of states: ${all.length}, taken by a test: ${all.length - missing.length}`,
    );
    if (missing.length > 0) throw new Error(`no test takes these edges:\n${missing.join('\n')}`);
  };
}
