import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export type PortBalancer = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** One port before several gateways: each connection goes to the next of them that takes it. */
export async function balancePort(urls: readonly string[]): Promise<PortBalancer> {
  const ports = urls.map((url) => Number(new URL(url).port));
  let next = 0;

  const forward = (client: Socket, tries: number) => {
    const port = ports[next % ports.length] ?? 0;
    next += 1;
    const gateway = connect(port, '127.0.0.1');
    let isConnected = false;
    gateway.on('connect', () => {
      isConnected = true;
      client.pipe(gateway);
      gateway.pipe(client);
    });
    gateway.on('error', () => {
      if (!isConnected && tries > 1) forward(client, tries - 1);
      else client.destroy();
    });
    gateway.on('close', () => {
      if (isConnected) client.destroy();
    });
    client.on('close', () => gateway.destroy());
  };

  const clients = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => clients.delete(client));
    forward(client, ports.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
