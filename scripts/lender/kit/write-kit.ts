/** `npm run lender:kit -- FOLDER`: what a lender's developers need to connect their system, in a folder to send them. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientSource } from '#scripts/lender/kit/client-source.ts';
import { describeLenderApi } from '#scripts/lender/kit/lender-api.ts';

const PAGE = new URL('../../../docs/applications/lender-system.md', import.meta.url);
const VECTORS = new URL('../../../docs/applications/signature-vectors.json', import.meta.url);

const folder = process.argv[2] ?? 'out/lender-kit';
await mkdir(folder, { recursive: true });
await writeFile(
  join(folder, 'lender-api.json'),
  `${JSON.stringify(describeLenderApi(), null, 2)}\n`,
);
await writeFile(join(folder, 'client.ts'), await clientSource());
await copyFile(PAGE, join(folder, 'README.md'));
await copyFile(VECTORS, join(folder, 'signature-vectors.json'));
process.stdout.write(`${folder}: README.md, lender-api.json, client.ts, signature-vectors.json\n`);
