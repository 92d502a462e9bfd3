/** `npm run rinsetu -- ARGUMENTS`, and the like: `rinsetu` on what `npm start` works on, where no setting names another place. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { settingsOfStart } from '#scripts/dev/settings-of-start.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

const dataFolder = process.env['PORTAL_DATA_DIR'] ?? join(CHECKOUT, '.data');
const program = join(CHECKOUT, 'gateway/command/rinsetu.ts');
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...settingsOfStart(process.env, dataFolder) },
});
child.on('close', (code) => process.exit(code ?? 1));
