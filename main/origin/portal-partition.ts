import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { session as electronSession, net } from 'electron';
import { appOrigin } from '#main/origin/app-origin.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import type { FirstPageKind } from '#contract/first-pages.ts';
import type { Language } from '#domain/languages.ts';
import { firstPages } from '#main/origin/first-pages.ts';
import { egressFor, mayLeaveUnhandled } from '#main/origin/egress.ts';
import { COPYING, FULL_SCREEN, permitOnly } from '#main/origin/permission-policy.ts';
import type { Program } from '#main/program.ts';
import { type PageNeeds, securityHeaders } from '#main/origin/security-headers.ts';
import { waitingFiles } from '#main/origin/fallback-page.ts';

/** Which page a path begins with at the moment, and in which language; null for none. */
export type FirstPageAt = (
  path: string,
) => { readonly kind: FirstPageKind; readonly language: Language | null } | null;

/** Makes a partition the portal's: its pages from disk, its policies, and nothing else reachable. Once for each. */
export function preparePartition(
  name: string,
  { settings, host }: Pick<Configuration, 'settings' | 'host'>,
  { output, developing, log }: Program,
  firstPageAt: FirstPageAt,
): void {
  const emulatorOrigin = settings.firebase.emulatorUrl;
  const development = developing ? developmentServer(process.env, (url) => net.fetch(url)) : null;
  const developmentSocket = development?.socket ?? null;
  const egress = egressFor(emulatorOrigin);
  const needs: PageNeeds = {
    emulatorOrigin,
    developmentSocket,
    // A kiosk shows how to continue on one's own phone instead.
    hasUploads: host.profile === 'dealer',
  };
  const readBytes = async (path: string) => new Uint8Array(await readFile(path));
  const first = firstPages({
    output,
    hasApplications: host.hasApplications,
    branch: host.branch?.name ?? null,
    readFile: readBytes,
  });
  const partition = electronSession.fromPartition(name);
  // A kiosk's clipboard is the next visitor's too.
  permitOnly(partition, host.profile === 'dealer' ? [...COPYING, ...FULL_SCREEN] : []);
  partition.protocol.handle(
    'https',
    appOrigin({
      folder: join(output, 'renderer'),
      headers: securityHeaders(needs),
      firstPage: async (path) => {
        const at = firstPageAt(path);
        const page = at === null ? null : await first(at.kind, at.language);
        if (page === null) return null;
        return { html: page.html, headers: securityHeaders({ ...needs, inline: page.inline }) };
      },
      readFile: readBytes,
      // By the partition's own network, so that a kiosk's answers stay in its visit's storage.
      forward: (request) => partition.fetch(request, { bypassCustomProtocolHandlers: true }),
      egress,
      fallback: waitingFiles(host.language),
      log,
      development: development?.fetch ?? null,
    }),
  );
  partition.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !mayLeaveUnhandled(url, egress, developmentSocket) });
  });
}

type DevelopmentServer = {
  readonly fetch: (path: string) => Promise<Response>;
  /** Where its client connects for updates. */
  readonly socket: string;
};

/** The server that `npm run dev:desktop` starts and names in the environment; null when a built renderer is shown. */
function developmentServer(
  environment: Readonly<Record<string, string | undefined>>,
  fetch: (url: string) => Promise<Response>,
): DevelopmentServer | null {
  const url = environment['ELECTRON_RENDERER_URL'];
  if (url === undefined || !URL.canParse(url)) return null;
  const { origin, host } = new URL(url);
  return { fetch: (path) => fetch(`${origin}${path}`), socket: `ws://${host}` };
}
