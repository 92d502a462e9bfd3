import { isIPv4 } from 'node:net';

/** A mail server, and how to sign in there. */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** `from the start` is smtps; `before mail` is STARTTLS; `none` is for this machine only. */
  readonly encryption: 'from the start' | 'before mail' | 'none';
  readonly signIn: { readonly user: string; readonly pass: string } | null;
};

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Decodes the part before the @ of an address; null when it is wrongly encoded. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function signInOf({ username, password }: URL): SmtpServer['signIn'] | undefined {
  if (username === '' && password === '') return null;
  const [user, pass] = [decoded(username), decoded(password)];
  return user === null || pass === null || user === '' || pass === '' ? undefined : { user, pass };
}

/** Reads `smtp://user:password@host:port` or `smtps://…`; null when it is neither. */
export function smtpServer(written: string): SmtpServer | null {
  const url = URL.parse(written);
  if (url === null || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return null;
  if (url.hostname === '' || !/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') {
    return null;
  }
  const signIn = signInOf(url);
  if (signIn === undefined) return null;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const unencrypted = isLoopback(host) ? 'none' : 'before mail';
  return {
    host,
    port: url.port === '' ? PORTS[url.protocol] : Number(url.port),
    encryption: url.protocol === 'smtps:' ? 'from the start' : unencrypted,
    signIn,
  };
}
