import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';

type RecordedCall = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

type Answer = {
  readonly status: number;
  readonly body: unknown;
  /** Holds the answer back until then. */
  readonly after?: Promise<void>;
};

/** A gateway that records requests and answers as the test says, for what the real one would not do on demand. */
export type RecordingGateway = {
  readonly url: string;
  readonly calls: readonly RecordedCall[];
  readonly answer: (path: string, answer: Answer) => void;
  readonly stop: () => Promise<void>;
};

export const TOKEN = 'token-that-must-stay-in-main';
export const USER_ID = 'user-7';

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/auth-service/login': {
    status: 200,
    body: { responseData: { userId: USER_ID, token: TOKEN } },
  },
  '/user-service/addContactUs': { status: 200, body: { responseStatus: { statusCode: 0 } } },
  '/user-service/userDetails': {
    status: 200,
    body: {
      responseData: {
        firstName: 'Asha',
        lastName: 'Rao',
        userType: 'CSR',
        emailId: 'asha@mail.example',
      },
    },
  },
};

export async function startRecordingGateway(): Promise<RecordingGateway> {
  const calls: RecordedCall[] = [];
  const answers = new Map(Object.entries(ANSWERS));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const path = request.url ?? '';
      calls.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      const { status, body, after }: Answer = answers.get(path) ?? { status: 404, body: {} };
      await after;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    calls,
    answer: (path, answer) => answers.set(path, answer),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
