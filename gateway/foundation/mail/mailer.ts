import type { NodemailerError } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { SmtpServer } from '#gateway/foundation/configuration/smtp-server.ts';

/** Milliseconds. The whole of it is shorter than a gateway keeps a notification to itself. */
const MAX_SILENCE = 10_000;
const MAX_SENDING = 40_000;

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly language: string;
  /** The same when the same mail is sent again, so that a mailbox may show it once. */
  readonly id: string;
};

/** Thrown when a mail was not sent. The message is a code, such as `550` or `ECONNECTION`, and never personal. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  /** `mail`: the server will never take this mail, to this address. `server`: it takes none at the moment. */
  readonly of: 'mail' | 'server' | 'this try';
  constructor(code: string, of: MailFailed['of']) {
    super(code);
    this.of = of;
  }
}

/** Sends one mail; settles when the server has taken it over, and throws `MailFailed` otherwise. */
export type Mailer = (mail: Mail) => Promise<void>;

/** How mails leave, and the portal's address, for their texts. */
export type Mailing = { readonly mailer: Mailer; readonly portalUrl: string };

function failureOf(error: unknown): MailFailed {
  const found: Partial<NodemailerError> = error instanceof Error ? error : {};
  const code = found.responseCode === undefined ? found.code : String(found.responseCode);
  const isOfMail = found.command === 'RCPT TO' || found.command === 'DATA';
  if (found.responseCode === undefined || !isOfMail) {
    return new MailFailed(code ?? 'UNKNOWN', 'server');
  }
  return new MailFailed(code ?? 'UNKNOWN', found.permanent === true ? 'mail' : 'this try');
}

const transportTo = ({ host, port, encryption, signIn }: SmtpServer) =>
  createTransport({
    host,
    port,
    secure: encryption === 'from the start',
    requireTLS: encryption === 'before mail',
    ignoreTLS: encryption === 'none',
    ...(signIn === null ? {} : { auth: signIn }),
    connectionTimeout: MAX_SILENCE,
    greetingTimeout: MAX_SILENCE,
    socketTimeout: MAX_SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Why the server would take no mail now, as a code; null if it would. It is sent none. */
export async function whyNoMail(server: SmtpServer): Promise<string | null> {
  const transport = transportTo(server);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return failureOf(error).message;
  } finally {
    transport.close();
  }
}

/** Mails by an SMTP server. `from` is an address, with or without a name before it. */
export function smtpMailer(server: SmtpServer, from: string): Mailer {
  const transport = transportTo(server);
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? server.host;
  return async ({ to, subject, body, language, id }) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text: body,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        signal: AbortSignal.timeout(MAX_SENDING),
      });
    } catch (error) {
      throw failureOf(error);
    }
  };
}
