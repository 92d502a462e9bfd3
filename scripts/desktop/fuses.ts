import { getCurrentFuseWire } from '@electron/fuses';

/** Fuses in the order of Electron's wire (electron/docs/tutorial/fuses.md), and how a shipped program has them. */
const SHIPPED = [
  ['runAsNode', 'off'],
  ['enableCookieEncryption', 'on'],
  ['enableNodeOptionsEnvironmentVariable', 'off'],
  ['enableNodeCliInspectArguments', 'off'],
  ['enableEmbeddedAsarIntegrityValidation', 'on'],
  ['onlyLoadAppFromAsar', 'on'],
  ['loadBrowserProcessSpecificV8Snapshot', 'off'],
  ['grantFileProtocolExtraPrivileges', 'off'],
] as const;

/** The one fuse that differs in a package that Playwright drives. */
const INVERTED_WHEN_TESTED = 'enableNodeCliInspectArguments';

const STATES: ReadonlyMap<number, string> = new Map([
  ['0'.charCodeAt(0), 'off'],
  ['1'.charCodeAt(0), 'on'],
  ['r'.charCodeAt(0), 'removed'],
]);

/** Which fuses of an executable are not as they should be, read from the file itself. */
export async function fuseProblems(
  executable: string,
  purpose: 'shipped' | 'tested',
): Promise<string[]> {
  const wire = new Map(Object.entries(await getCurrentFuseWire(executable)));
  return SHIPPED.flatMap(([name, shipped], index) => {
    const wanted = purpose === 'tested' && name === INVERTED_WHEN_TESTED ? 'on' : shipped;
    const state = STATES.get(Number(wire.get(String(index)))) ?? 'unknown';
    return state === wanted ? [] : [`The fuse ${name} is ${state}, and should be ${wanted}.`];
  });
}
