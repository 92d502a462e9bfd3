/** The site's headers as other servers read them: see docs/operations/hosting.md. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { baseOf } from '#contract/addresses.ts';
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';
import type { PortalSettings } from '#contract/portal-settings.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { otherAddressesOf } from '#scripts/web/canonical.ts';
import { READ_BY_PROGRAMS, VARY, prefers } from '#scripts/web/first-visit.ts';
import { fileOf } from '#scripts/web/page-files.ts';
import { OUT } from '#scripts/lib/places.ts';
import { COMMON_HEADERS, type SiteSecurity } from '#scripts/web/security-headers.ts';
import {
  ASSETS,
  IMMUTABLE,
  NEVER,
  REVALIDATED,
  SERVICE_WORKER,
  notFoundFileAt,
  permissionsOf,
  policyOf,
  siteHeaders,
} from '#scripts/web/site-headers.ts';

/** Netlify takes no 308, and `/about/` for the same path as `/about`, so a rule from one to the other would go round. */
export const NETLIFY: RedirectRules = { status: '301!', tellsSlashes: false };
export const CLOUDFLARE: RedirectRules = { status: '308', tellsSlashes: true };

type RedirectRules = {
  readonly status: string;
  /** Whether the host takes a path with a slash at its end for another one. */
  readonly tellsSlashes: boolean;
};

/** Folders of files that are no pages. */
const FOLDERS = [ASSETS, '/pictures/', '/cards/', '/icons/'];

export async function writeHosting(
  security: SiteSecurity,
  settings: PortalSettings,
): Promise<void> {
  await rm(OUT.hosting, { recursive: true, force: true });
  await mkdir(OUT.hosting, { recursive: true });
  const forCloudflare = staticHostHeaders(security, settings, { withFiles: false });
  const files = {
    'nginx-maps.conf': nginxMaps(security, settings),
    'nginx-headers.conf': nginxHeaders(),
    'netlify/_headers': staticHostHeaders(security, settings, { withFiles: true }),
    'netlify/_redirects': staticHostRedirects(security, NETLIFY),
    'portal-settings.json': `${JSON.stringify(settings, null, 2)}\n`,
    ...(fitsCloudflare(forCloudflare) && {
      'cloudflare/_headers': forCloudflare,
      'cloudflare/_redirects': staticHostRedirects(security, CLOUDFLARE),
    }),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(OUT.hosting, name)), { recursive: true });
    await writeFile(join(OUT.hosting, name), content);
  }
}

/** Whether Cloudflare Pages takes a `_headers` file: 100 rules, and 2000 characters a line. It ignores what is above. */
export const fitsCloudflare = (headers: string): boolean =>
  headers.trim().split('\n\n').length <= 100 &&
  headers.split('\n').every((line) => line.length <= 2000);

/** For nginx's `http` block. `$uri` is the file that is sent, after try_files and error_page. */
export function nginxMaps(security: SiteSecurity, settings: PortalSettings): string {
  const files = [...Object.keys(security).map((page) => `/${fileOf(page)}`), SERVICE_WORKER];
  // As regular expressions: nginx compares plain words without regard to case, and there are /nbfc and /NBFC.
  const line = (file: string, value: string) =>
    `  "~^${file.replaceAll('.', String.raw`\.`)}$" "${value}";`;
  const permissions = permissionsOf('', security);
  const withOwnPermissions = files.filter((file) => permissionsOf(file, security) !== permissions);
  return [
    'map_hash_bucket_size 128;',
    'map $uri $portal_policy {',
    `  default "${policyOf('', security, settings)}";`,
    ...files.map((file) => line(file, policyOf(file, security, settings))),
    '}',
    'map $uri $portal_permissions {',
    `  default "${permissions}";`,
    ...withOwnPermissions.map((file) => line(file, permissionsOf(file, security))),
    '}',
    'map $uri $portal_canonical {',
    '  default "";',
    ...addressesOf(security).flatMap((page) =>
      otherAddressesOf(page).map((other) => line(other, page)),
    ),
    '}',
    'map $uri $portal_cache_of_file {',
    `  default "${REVALIDATED}";`,
    `  "~^${ASSETS}" "${IMMUTABLE}";`,
    '}',
    'map $uri $portal_not_found {',
    `  default "${notFoundFileAt('/')}";`,
    ...OTHERS.map(([, base]) => `  "~^${base}/" "${notFoundFileAt(base)}";`),
    '}',
    ...firstVisitMaps(),
    '',
  ].join('\n');
}

/** The languages whose addresses begin with a folder. */
const OTHERS = LANGUAGES.map((language) => [language, baseOf(language)] as const).filter(
  ([, base]) => base !== '',
);

/** The language of a first visit to `/`, as scripts/web/first-visit.ts says it. */
function firstVisitMaps(): string[] {
  return [
    'map "$host $http_referer" $portal_referred {',
    '  default "";',
    String.raw`  "~^(\S+) https?://\1[:/]" "here";`,
    '}',
    'map $http_sec_fetch_site $portal_from {',
    '  default $portal_referred;',
    '  "same-origin" "here";',
    '}',
    'map $http_user_agent $portal_asker {',
    '  default $portal_from;',
    `  "~*${READ_BY_PROGRAMS}" "program";`,
    '}',
    `map $cookie_${LANGUAGE_COOKIE} $portal_chosen {`,
    '  default "";',
    ...LANGUAGES.map((language) => `  "${language}" "${language}";`),
    '}',
    'map $http_accept_language $portal_preferred {',
    '  default "";',
    ...LANGUAGES.map((language) => `  "~*${prefers(language)}" "${language}";`),
    '}',
    'map "$uri $portal_asker $portal_chosen $portal_preferred" $portal_start {',
    '  default "";',
    ...OTHERS.flatMap(([language, base]) => [
      `  "~^/  ${language} " "${base}";`,
      `  "~^/   ${language}$" "${base}";`,
    ]),
    '}',
    'map $portal_start $portal_cache {',
    `  default "${NEVER}";`,
    '  "" $portal_cache_of_file;',
    '}',
    'map $uri $portal_vary {',
    '  default "";',
    `  "~^/(?:index\\.html)?$" "${VARY}";`,
    '}',
  ];
}

/** For nginx's `server` block: the headers, the page for what does not exist, and the redirects. */
export function nginxHeaders(): string {
  const headers = {
    'Content-Security-Policy': '$portal_policy',
    'Permissions-Policy': '$portal_permissions',
    'Cache-Control': '$portal_cache',
    // One without a value is not sent.
    Vary: '$portal_vary',
    ...COMMON_HEADERS,
  };
  const lines = Object.entries(headers).map(
    ([name, value]) =>
      `add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;\n`,
  );
  return [
    ...lines,
    'error_page 404 $portal_not_found;\n',
    'if ($portal_start) {\n  return 302 $portal_start$is_args$args;\n}\n',
    'if ($portal_canonical) {\n  return 308 $portal_canonical$is_args$args;\n}\n',
  ].join('');
}

/** The `_redirects` file of Netlify and Cloudflare Pages. Both keep the query. */
export function staticHostRedirects(
  security: SiteSecurity,
  { status, tellsSlashes }: RedirectRules,
): string {
  const rules = addressesOf(security).flatMap((page) =>
    otherAddressesOf(page)
      .filter((other) => tellsSlashes || !other.endsWith('/'))
      .map((other) => `${other} ${page} ${status}\n`),
  );
  return rules.join('');
}

function addressesOf(security: SiteSecurity): readonly string[] {
  return Object.keys(security).filter((page) => page.startsWith('/'));
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. There, all rules that match a path add up, so no header is in
 * two rules for the same path; without a rule both hosts have every file revalidated. `withFiles` adds rules for
 * `/about.html` and `/about/`: Cloudflare, which takes 100 rules, always leads from there to `/about`.
 */
export function staticHostHeaders(
  security: SiteSecurity,
  settings: PortalSettings,
  { withFiles }: { readonly withFiles: boolean },
): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const own = (path: string) => {
    const { 'Cache-Control': cache = '', ...headers } = siteHeaders(
      path.replace(/\*$/, ''),
      security,
      settings,
    );
    const isDefault = cache === REVALIDATED && path !== SERVICE_WORKER;
    const particular = Object.entries(headers).filter(([name]) => !(name in COMMON_HEADERS));
    return { ...Object.fromEntries(particular), ...(isDefault ? {} : { 'Cache-Control': cache }) };
  };
  const pages = Object.keys(security).flatMap((page) => [
    ...(page.startsWith('/') ? [page] : []),
    ...(withFiles && page.startsWith('/') && page !== '/' ? [`${page}/`] : []),
    ...(withFiles || !page.startsWith('/') ? [`/${fileOf(page)}`] : []),
  ]);
  const paths = [...pages, SERVICE_WORKER, ...FOLDERS.map((folder) => `${folder}*`)];
  return [rule('/*', COMMON_HEADERS), ...paths.map((path) => rule(path, own(path)))].join('\n');
}
