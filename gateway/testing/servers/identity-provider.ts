/** A real OpenID provider, in this process: `oidc-provider`, with people whose groups a test changes. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  decodeJwt,
  type JWTPayload,
} from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

export type ProvidedPersonForTests = {
  readonly email: string;
  readonly isVerified?: boolean;
  readonly groups: readonly string[];
  /** How they signed in, as the provider says. */
  readonly amr?: readonly string[];
};

/** How an ID token is forged on its way. */
export type Forgery = {
  readonly claims?: JWTPayload;
  /** Signed by another key than the published one, or by none. */
  readonly signedBy?: 'published' | 'other' | 'nobody';
};

let keyPairs: ReturnType<typeof makeKeyPairs> | undefined;
const makeKeyPairs = () =>
  Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ]);

const KEY_ID = 'provider-key';
export const CLIENT_ID = 'portal';
export const CLIENT_SECRET = 'a secret of the tests, long enough for anybody';

export type TestProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

const escaped = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Starts it on a free port of this machine, or on the one given. */
export async function startIdentityProvider({
  redirectUri,
  logoutUri,
  port = 0,
  listens = true,
}: {
  readonly redirectUri: string;
  readonly logoutUri: string;
  readonly port?: number;
  readonly listens?: boolean;
}) {
  const [published, other] = await (keyPairs ??= makeKeyPairs());
  const people = new Map<string, ProvidedPersonForTests>();
  let forgery: Forgery | null = null;
  let isDown = false;
  let newestSid = '';
  // Without the provider's own dispatcher, which refuses addresses of this machine.
  let deliverLogout: (url: string, init: RequestInit) => Promise<Response> = (
    url,
    { method = 'POST', headers = {}, body = null },
  ) => fetch(url, { method, headers, body });

  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => {
    if (isDown) response.writeHead(503).end();
    else handle(request, response);
  });
  if (listens) {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;

  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        backchannel_logout_uri: logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(published.privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
    },
    cookies: { keys: ['a key of the tests'] },
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'offline_access'],
    claims: { openid: ['sub', 'amr', 'acr', 'groups'], email: ['email', 'email_verified'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
    },
    fetch: (url, init) =>
      deliverLogout(url instanceof Request ? url.url : url.toString(), init ?? {}),
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const accountId = session?.accountId;
      if (client === undefined || accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId });
      grant.addOIDCScope('openid email offline_access');
      await grant.save();
      return grant;
    },
    async findAccount(_context, id) {
      const person = people.get(id);
      if (person === undefined) return undefined;
      const { email, isVerified = true, groups } = person;
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          email,
          email_verified: isVerified,
          groups: [...groups],
        }),
      };
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      Session: 3600,
      Grant: 3600,
      AccessToken: 600,
      IdToken: 600,
      RefreshToken: 3600,
      Interaction: 600,
    },
  };
  const provider = new Provider(issuer, configuration);
  // The answer is the real one until a test forges its ID token.
  provider.use(async (context, next) => {
    await next();
    const { body } = context;
    if (context.path !== '/token' || typeof body !== 'object' || body === null) return;
    const idToken: unknown = Reflect.get(body, 'id_token');
    if (typeof idToken !== 'string') return;
    const { sid } = decodeJwt(idToken);
    newestSid = typeof sid === 'string' ? sid : '';
    if (forgery !== null) context.body = { ...body, id_token: await forged(idToken, forgery) };
  });

  async function forged(token: string, { claims = {}, signedBy = 'published' }: Forgery) {
    const payload = { ...decodeJwt(token), ...claims };
    if (signedBy === 'nobody') return new UnsecuredJWT(payload).encode();
    const key = signedBy === 'published' ? published.privateKey : other.privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key);
  }

  const callback = provider.callback();
  /** The provider's own page, on which somebody says who they are, or goes back. */
  async function interact(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', issuer);
    if (request.method === 'GET') {
      const options = [...people.keys()]
        .map((id) => `<button name="person" value="${escaped(id)}">${escaped(id)}</button>`)
        .join('');
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Provider</title><h1>Sign in at work</h1><form method="post">${options}<button name="person" value="">Cancel</button></form></html>`,
        );
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    const person = new URLSearchParams(Buffer.concat(chunks).toString()).get('person') ?? '';
    const result =
      person === ''
        ? { error: 'access_denied', error_description: 'cancelled' }
        : { login: { accountId: person, amr: [...(people.get(person)?.amr ?? ['pwd', 'mfa'])] } };
    request.url = url.pathname;
    await provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  }
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    interact(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };

  return {
    issuer,
    people,
    /** Of the session for which an ID token was given last. */
    newestSid: () => newestSid,
    forge: (next: Forgery | null) => {
      forgery = next;
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** How the provider tells the gateway that a session has ended; by default over the network. */
    deliverLogoutBy: (deliver: typeof deliverLogout) => {
      deliverLogout = deliver;
    },
    /** Tells the gateway that a session of somebody has ended. */
    async endSession(subject: string, sid: string): Promise<void> {
      const client = await provider.Client.find(CLIENT_ID);
      const tell: unknown = client === undefined ? null : Reflect.get(client, 'backchannelLogout');
      if (typeof tell !== 'function') throw new Error('the provider knows no such client');
      await tell.call(client, subject, sid);
    },
    /** A logout token with such claims. */
    logoutToken: (claims: JWTPayload, signedBy: 'published' | 'other' = 'published') =>
      new SignJWT({
        iss: issuer,
        aud: CLIENT_ID,
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...claims,
      })
        .setIssuedAt()
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'logout+jwt' })
        .sign(signedBy === 'published' ? published.privateKey : other.privateKey),
    /** Signs somebody in as a browser would; gives the fragment with which the provider sends them back. */
    async signInAs(person: string, at: string): Promise<URLSearchParams> {
      const cookies = new Map<string, string>();
      let url = at;
      for (let step = 0; step < 10; step += 1) {
        const isPage = new URL(url).pathname.startsWith('/interaction/');
        const answer = await fetch(url, {
          redirect: 'manual',
          headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(isPage && { method: 'POST', body: new URLSearchParams({ person }) }),
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [pair = ''] = cookie.split(';');
          const equals = pair.indexOf('=');
          cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
        }
        const next = answer.headers.get('Location');
        if (next === null)
          throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
        url = new URL(next, url).href;
        if (url.startsWith(redirectUri)) return new URLSearchParams(new URL(url).hash.slice(1));
      }
      throw new Error('the provider sent nobody back');
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
