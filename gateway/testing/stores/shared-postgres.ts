import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import {
  isPostgresLeftOut,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseAt } from '#gateway/testing/stores/postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one PostgreSQL of the whole run makes databases; absent where it is left out. */
    readonly postgresUrl?: string;
    /** A database there that has its tables and no rows: a copy of it is made much faster. */
    readonly postgresTemplate?: string;
  }
}

/** Vitest's global set-up: starts one PostgreSQL for all test files, and gives what stops it. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (isPostgresLeftOut) return undefined;
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.url);
  const template = await newDatabaseAt(cluster.url);
  await (await openPostgresStore(template)).close();
  project.provide('postgresTemplate', template);
  return cluster.stop;
}

/** The connection string of a new, empty database of the run's PostgreSQL. */
export const newDatabase = async (): Promise<string> => newDatabaseAt(given('postgresUrl'));

/** The same with the tables that the gateway makes. */
export const newDatabaseWithTables = async (): Promise<string> =>
  newDatabaseAt(given('postgresUrl'), given('postgresTemplate'));

function given(name: 'postgresUrl' | 'postgresTemplate'): string {
  const value = inject(name);
  if (value === undefined) throw new Error('PostgreSQL is left out of this run');
  return value;
}
