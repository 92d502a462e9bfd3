import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export type PostgresProxy = {
  /** The address of the database, through the proxy. */
  readonly url: string;
  /** From now on, the server gets what names `text`, and its connection hears nothing more; gives what undoes that. */
  readonly swallowAnswersTo: (text: string) => () => void;
  readonly stop: () => Promise<void>;
};

/** Stands before a PostgreSQL server, to lose its answers at a chosen moment. */
export async function startPostgresProxy(server: string): Promise<PostgresProxy> {
  const behind = new URL(server);
  const sockets = new Set<Socket>();
  let swallowed: string | null = null;

  const watch = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const listener = createServer({ noDelay: true }, (client) => {
    const database = connect(Number(behind.port), behind.hostname);
    let isDeaf = false;
    watch(client);
    watch(database);
    client.on('data', (sent) => {
      if (swallowed !== null && sent.includes(swallowed)) isDeaf = true;
      database.write(sent);
    });
    database.on('data', (answer) => {
      if (!isDeaf) client.write(answer);
    });
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const url = new URL(server);
  url.port = String(address.port);
  return {
    url: url.href,
    swallowAnswersTo(text) {
      swallowed = text;
      return () => {
        swallowed = null;
      };
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
