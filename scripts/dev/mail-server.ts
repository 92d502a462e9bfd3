/** A real SMTP server on loopback, and what arrives there. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly headers: string;
  readonly body: string;
};

type MailServerOptions = {
  /** A port that is known beforehand; any free one otherwise. */
  readonly port?: number;
  /** Gets each mail when it has arrived. */
  readonly onMail?: (mail: ReceivedMail) => void;
  /** Refuses each recipient with this code. */
  readonly refusal?: number;
  /** Keeps the answer to a mail that it has taken until this settles. */
  readonly answerAfter?: Promise<unknown>;
};

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` in a header. */
function decodedHeader(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString('utf8')
      : quotedPrintable(word.replaceAll('_', ' ')),
  );
}

function quotedPrintable(written: string): string {
  const bytes = written
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function mailFrom(raw: string, to: readonly string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = raw.slice(end + 4);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const decode: Readonly<Record<string, (written: string) => string>> = {
    base64: (written) => Buffer.from(written, 'base64').toString('utf8'),
    'quoted-printable': quotedPrintable,
  };
  return {
    to,
    subject: decodedHeader(header('Subject')),
    messageId: header('Message-ID'),
    headers,
    body: (decode[encoding] ?? String)(body).replaceAll('\r\n', '\n'),
  };
}

export async function startMailServer({
  port = 0,
  onMail,
  refusal,
  answerAfter,
}: MailServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const arrived = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_, __, answer) =>
      answer(
        refusal === undefined ? null : Object.assign(new Error('no'), { responseCode: refusal }),
      ),
    onData(stream, session, answer) {
      void text(stream).then(async (raw) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const mail = mailFrom(raw, to);
        mails.push(mail);
        onMail?.(mail);
        arrived.resolve();
        await answerAfter;
        answer();
      });
    },
  });
  // A gateway that is killed breaks its connection.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    /** Settles when the first mail has arrived. */
    arrived: arrived.promise,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
