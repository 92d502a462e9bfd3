/** `npm run test:journeys`: builds what is out of date, then Playwright with whatever was asked for. */
import { ensureBuilds } from '#scripts/lib/builds.ts';
import { exitCodeOf } from '#scripts/lib/run.ts';
import { ensureSystemPackages } from '#scripts/lib/system-packages.ts';

await ensureSystemPackages();
await ensureBuilds();
process.exit((await exitCodeOf('playwright', ['test', ...process.argv.slice(2)])) ?? 1);
