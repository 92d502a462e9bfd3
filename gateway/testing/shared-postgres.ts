import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { isPostgresLeftOut, startPostgresCluster } from '#gateway/testing/postgres-cluster.ts';
import { newDatabaseAt } from '#gateway/testing/postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one PostgreSQL of the whole run makes databases; absent where it is left out. */
    readonly postgresUrl?: string;
  }
}

/** Vitest's global set-up: starts one PostgreSQL for all test files, and gives what stops it. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (isPostgresLeftOut) return undefined;
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}

/** The connection string of a new, empty database of the run's PostgreSQL. */
export async function newDatabase(): Promise<string> {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('PostgreSQL is left out of this run');
  return newDatabaseAt(url);
}
