import { type PausedRequest, events } from './devtools-events.ts';
import type { Devtools } from './devtools.ts';
import { browser } from './runtime.ts';
import { session } from './session.ts';
import { webContents } from './web-contents.ts';

/** Fields that no longer hold once Node has read a body for us; cookies of such replies are not kept by Electron. */
const DROPPED_FIELDS: readonly string[] = ['content-encoding', 'content-length', 'set-cookie'];

let lastId = 0;

/** Sends every request of every page, worker and frame through the handlers that the program has set. */
export async function interceptRequests(): Promise<void> {
  const { connection } = await browser;
  connection.browser.on(events.requestPaused, (paused) => {
    decide(connection.browser, paused).catch(async () => {
      // Reported as in Electron: the page sees a failed request. The request may have ended with its page.
      await refuse(connection.browser, paused, 'Failed').catch(() => {});
    });
  });
  await connection.browser.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

async function decide(devtools: Devtools, paused: PausedRequest): Promise<void> {
  const { request, frameId, resourceType } = paused;
  const contents = frameId === undefined ? undefined : webContents.ofFrame(frameId);
  const owner = contents ?? webContents.getAllWebContents()[0];
  if (resourceType === 'Document' && contents !== undefined && frameId !== undefined) {
    const redirected = paused.redirectedRequestId !== undefined;
    if (!contents.mayNavigate(frameId, request.url, redirected)) {
      await refuse(devtools, paused, 'Aborted');
      return;
    }
  }
  const partition = owner?.session ?? session.defaultSession;
  const handler = partition.protocol.handlerFor(request.url);
  if (handler !== undefined) {
    await fulfil(devtools, paused, await handler(asRequest(paused)));
    return;
  }
  lastId += 1;
  const verdict = await partition.webRequest.judge({
    id: lastId,
    url: request.url,
    method: request.method,
    resourceType: resourceType === 'Document' ? 'mainFrame' : resourceType.toLowerCase(),
    webContentsId: owner?.id,
  });
  if (verdict.cancel === true) await refuse(devtools, paused, 'BlockedByClient');
  else await devtools.send('Fetch.continueRequest', { requestId: paused.requestId });
}

function asRequest({ request }: PausedRequest): Request {
  const parts = (request.postDataEntries ?? []).map(({ bytes }) =>
    Buffer.from(bytes ?? '', 'base64'),
  );
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
}

async function fulfil(devtools: Devtools, paused: PausedRequest, response: Response) {
  if (response.type === 'error') {
    await refuse(devtools, paused, 'Failed');
    return;
  }
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  await devtools.send('Fetch.fulfillRequest', {
    requestId: paused.requestId,
    responseCode: response.status,
    responseHeaders: [...response.headers]
      .filter(([name]) => !DROPPED_FIELDS.includes(name))
      .map(([name, value]) => ({ name, value })),
    body,
  });
}

function refuse(
  devtools: Devtools,
  { requestId }: PausedRequest,
  errorReason: 'Failed' | 'Aborted' | 'BlockedByClient',
) {
  return devtools.send('Fetch.failRequest', { requestId, errorReason });
}
