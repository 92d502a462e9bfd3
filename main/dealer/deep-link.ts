/** Scheme that the installed program is registered for. */
export const DEEP_LINK_SCHEME = 'rinsetu';

/** Pages that a link from outside may lead to: public ones and the desk, which do nothing by being opened. */
export const DEEP_LINK_ROUTES: readonly string[] = [
  '',
  'about',
  'apply-loan',
  'branches',
  'business-loan',
  'dealer',
  'dealer-desk',
  'emi-calculator',
  'ev-loan',
  'faq',
  'loan-eligibility',
  'nbfc',
  'privacypolicy',
  'products',
  'support',
];

const MAX_LINK_LENGTH = 512;
const MAX_PARAMETERS = 8;
const PARAMETER_NAME = /^[a-z][a-z\d-]{0,31}$/i;
const PARAMETER_VALUE = /^[\w.,+-]{1,32}$/;

/**
 * The portal's own path for a link such as `rinsetu://emi-calculator?principal=200000`, or null. Anybody can write such
 * a link, so only known pages and plain values are taken, and the path is put together from them.
 */
export function deepLinkPath(link: string): string | null {
  if (link.length > MAX_LINK_LENGTH || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== `${DEEP_LINK_SCHEME}:` || url.hash !== '') return null;
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  const route = `${url.host}${url.pathname}`.replace(/\/$/, '');
  const parameters = [...url.searchParams];
  if (!DEEP_LINK_ROUTES.includes(route) || parameters.length > MAX_PARAMETERS) return null;
  const plain = parameters.every(
    ([name, value]) => PARAMETER_NAME.test(name) && PARAMETER_VALUE.test(value),
  );
  if (!plain) return null;
  const query = new URLSearchParams(parameters).toString();
  return `/${route}${query === '' ? '' : `?${query}`}`;
}

/** The first deep link among a command line's arguments, as a path. */
export function deepLinkAmong(argv: readonly string[]): string | null {
  const link = argv.find((each) => each.toLowerCase().startsWith(`${DEEP_LINK_SCHEME}:`));
  return link === undefined ? null : deepLinkPath(link);
}
