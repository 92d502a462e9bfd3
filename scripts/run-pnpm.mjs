/** `npm run pnpm -- ARGUMENTS`: the pnpm that installs the checkout, to change its packages (CONTRIBUTING, Change a package). */
import { spawn } from 'node:child_process';
import { pnpmScript } from './install-packages.mjs';

const child = spawn(process.execPath, [await pnpmScript(), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('close', (code) => process.exit(code ?? 1));
