import type { Compilable, CompiledQuery } from 'kysely';
import type { Runner } from '#gateway/foundation/store/records.ts';

const marked = new WeakSet<CompiledQuery>();

/** Whether a statement may be sent with the next one of its transaction, or with COMMIT, rather than be waited for. */
export const needsNoAnswer = (query: CompiledQuery): boolean => marked.has(query);

/**
 * Executes a write of which nothing but its success matters. Within a transaction, should it fail, the next statement fails in
 * its place, or the commit does.
 */
export async function write(runner: Runner, query: Compilable | CompiledQuery): Promise<void> {
  const compiled = 'compile' in query ? query.compile() : query;
  if (runner.isTransaction) marked.add(compiled);
  await runner.executeQuery(compiled);
}
