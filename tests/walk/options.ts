import { parseArgs } from 'node:util';

export const USAGE =
  'npm run walk [-- --database sqlite|postgres --gateways 1|2], or npm run walk -- --faults';

export type Options = {
  readonly database: 'sqlite' | 'postgres';
  readonly gateways: 1 | 2;
  readonly faults: boolean;
};

/** What was asked for; null when it is not understood. SQLite has one gateway. */
export function readOptions(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        database: { type: 'string', default: 'sqlite' },
        gateways: { type: 'string', default: '1' },
        faults: { type: 'boolean', default: false },
      },
    });
    const { database, gateways, faults } = values;
    // Faults are looked for on both databases.
    if (faults && args.length > 1) return null;
    if (gateways !== '1' && gateways !== '2') return null;
    if (database === 'postgres') return { database, gateways: gateways === '1' ? 1 : 2, faults };
    return database === 'sqlite' && gateways === '1' ? { database, gateways: 1, faults } : null;
  } catch {
    return null;
  }
}
