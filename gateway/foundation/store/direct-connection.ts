/** Whether a database's address is that of the server, or of a pool before it. */
import { Client } from 'pg';
import * as z from 'zod/mini';

/** Milliseconds. */
const PATIENCE = 10_000;

const backend = z.object({ pid: z.number() });
/** The server's process, as the connection's first messages named it. A pool names something of its own. */
const greeted = z.object({ processID: z.number() });

export const NEEDS_THE_SERVER =
  'the database is reached through a pool of connections, which cannot carry this: name the server itself';

/** Thrown when work that needs a session of the server is to be done through a pool. The message is one line for operators. */
export class NotDirect extends Error {
  override readonly name = 'NotDirect';
}

/** Whether an open connection is one to the server itself. */
export async function isDirect(client: Client): Promise<boolean> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return backend.parse(rows[0]).pid === greeted.parse(client).processID;
}

/** Throws `NotDirect` where a pool such as pgBouncer is between: locks and settings of a session do not stay with it there. */
export async function requireDirect(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  // What breaks later is said by the query.
  client.on('error', () => {});
  try {
    await client.connect();
    if (!(await isDirect(client))) throw new NotDirect(NEEDS_THE_SERVER);
  } finally {
    await client.end();
  }
}
