import { resolve } from 'node:path';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';

/** A host that the built-in configuration lists. */
const LISTED = 'https://apps.example';

/** Puts a list in place of the system's programs, and gives the function that reads it. */
async function recordOpened({ app }: Desktop): Promise<() => Promise<unknown>> {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Reflect.set(globalThis, 'opened', opened);
    shell.openExternal = async (url) => {
      opened.push(url);
    };
  });
  return () => app.evaluate(() => Reflect.get(globalThis, 'opened'));
}

test('a page cannot navigate the window away', async ({ desktop }) => {
  const opened = await recordOpened(desktop);
  for (const url of ['https://elsewhere.example/path', `${LISTED}/path`]) {
    await desktop.page.evaluate((address) => {
      location.href = address;
    }, url);
    // One at a time: Chromium drops a navigation that another one follows before it can be checked.
    const refused = `"event":"navigation-refused","host":"${new URL(url).host}"`;
    await expect.poll(desktop.log).toContain(refused);
  }
  // A listed host is the system's browser's to show; any other goes nowhere.
  await expect.poll(opened).toEqual([`${LISTED}/path`]);
  expect(desktop.page.url()).toBe(`${DESKTOP_ORIGIN}/`);
});

test('no other kind of address is passed to the system', async ({ desktop }) => {
  const opened = await recordOpened(desktop);
  for (const url of [
    'http://elsewhere.example/',
    'https://elsewhere.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'smb://server/share',
    'https://bank.example@elsewhere.example/',
    'not an address',
  ]) {
    // A refusal of the bridge's schema rejects; one of the link policy answers false.
    const answer = desktop.page.evaluate((each) => window.portal.openExternal(each), url);
    expect(await answer.catch(() => 'refused'), url).not.toBe(true);
  }
  expect(await opened()).toEqual([]);
  const mail = 'mailto:help@rinsetu.example';
  expect(await desktop.page.evaluate((url) => window.portal.openExternal(url), mail)).toBe(true);
  expect(await opened()).toEqual([mail]);
});

test('a page cannot open windows, by script or by link', async ({ desktop }) => {
  const { app, page } = desktop;
  const opened = await recordOpened(desktop);
  expect(await page.evaluate((url) => window.open(url), `${LISTED}/one`)).toBeNull();
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    link.target = '_blank';
    link.textContent = 'leads away';
    document.body.append(link);
  }, `${LISTED}/two`);
  await page.getByRole('link', { name: 'leads away' }).click();
  await expect.poll(opened).toEqual([`${LISTED}/one`, `${LISTED}/two`]);
  await expect.poll(() => app.windows().length).toBe(1);
});

test('a mail link goes to the system, not to the window', async ({ desktop }) => {
  const opened = await recordOpened(desktop);
  await desktop.page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'mailto:someone@mail.example';
    link.textContent = 'write to us';
    document.body.append(link);
  });
  await desktop.page.getByRole('link', { name: 'write to us' }).click();
  await expect.poll(opened).toEqual(['mailto:someone@mail.example']);
  expect(desktop.page.url()).toBe(`${DESKTOP_ORIGIN}/`);
});

test('requests to unlisted hosts never leave the program', async ({ desktop, gateway }) => {
  const fromMain = await desktop.app.evaluate(async ({ session }) => {
    const partition = session.fromPartition('persist:portal');
    const own = await partition.fetch('https://app.rinsetu.example/');
    const other = await partition.fetch('https://elsewhere.example/').catch(() => 'refused');
    return { own: own.status, other };
  });
  expect(fromMain).toEqual({ own: 200, other: 'refused' });
  await expect.poll(desktop.log).toContain('"event":"egress-refused","host":"elsewhere.example"');

  // The renderer never calls the gateway itself, wherever that is.
  const fromPage = await desktop.page.evaluate(async (gatewayUrl) => {
    const tries = ['https://elsewhere.example/', gatewayUrl].map((url) => fetch(url));
    return (await Promise.allSettled(tries)).map(({ status }) => status);
  }, gateway.url);
  expect(fromPage).toEqual(['rejected', 'rejected']);
  expect(gateway.calls).toEqual([]);
});

test('no path leads out of the bundle', async ({ desktop: { page } }) => {
  const statuses = await page.evaluate(async () => {
    const tries = [
      '/..%2fmain/index.js',
      '/assets/..%2f..%2fmain%2findex.js',
      '/%2e%2e/%2e%2e/package.json',
      '/..%5c..%5cpackage.json',
      '/index.html%00.js',
      '/%252e%252e/package.json',
      '/%c0%ae%c0%ae/package.json',
    ];
    return Promise.all(tries.map(async (path) => (await fetch(path)).status));
  });
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('a window on another origin gets no answer, though it has the preload script', async ({
  desktop: { app },
}) => {
  const asked = await app.evaluate(async ({ BrowserWindow }, preload) => {
    const stranger = new BrowserWindow({
      show: false,
      webPreferences: { preload, sandbox: true, contextIsolation: true },
    });
    await stranger.loadURL('data:text/html,<title>stranger</title>');
    const message = await stranger.webContents.executeJavaScript(
      `window.portal.sessionState().then(() => 'answered', (error) => error.message)`,
    );
    stranger.destroy();
    return message;
  }, resolve('out/desktop/preload/index.cjs'));
  expect(asked).toContain('refused');
});

test('a frame inside the page has no bridge', async ({ desktop: { page } }) => {
  const inner = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const has = frame.contentWindow !== null && 'portal' in frame.contentWindow;
    frame.remove();
    return has;
  });
  expect(inner).toBe(false);
});

test('arguments that our pages never send are refused and logged', async ({ desktop }) => {
  const refused = await desktop.page.evaluate(async () => {
    const portal: object = window.portal;
    const ask = (name: string, ...args: unknown[]) => {
      const operation: unknown = Reflect.get(portal, name);
      if (typeof operation !== 'function') throw new Error(`no ${name}`);
      return Promise.resolve(operation(...args)).then(
        () => 'answered',
        () => 'refused',
      );
    };
    return Promise.all([
      ask('callGateway', { call: 'login', body: {}, phoneProof: null, person: null }),
      ask('callGateway', {
        call: 'userDetails',
        body: {},
        phoneProof: null,
        person: null,
        url: 'https://x',
      }),
      ask('callGateway', {
        call: 'userDetails',
        body: { userId: 'x'.repeat(70_000) },
        phoneProof: null,
        person: null,
      }),
      ask('signIn'),
      ask('openExternal', { href: 'https://elsewhere.example/' }),
    ]);
  });
  expect(new Set(refused)).toEqual(new Set(['refused']));
  expect(desktop.log()).toContain('"reason":"size"');
  expect(desktop.log()).not.toContain('xxxxxxxx');
});

test('a body with invalid input is answered with the names of its fields', async ({
  desktop: { page },
}) => {
  const answer = await page.evaluate(() =>
    window.portal.callGateway({
      call: 'userDetails',
      body: { userId: '' },
      phoneProof: null,
      person: null,
    }),
  );
  expect(answer).toEqual({ ok: false, failure: { kind: 'invalid', fields: ['userId'] } });
});

test('neither location nor notifications are permitted', async ({ desktop: { page } }) => {
  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications'] as const;
    return Promise.all(
      names.map(async (name) => (await navigator.permissions.query({ name })).state),
    );
  });
  expect(states).toEqual(['denied', 'denied']);
});
