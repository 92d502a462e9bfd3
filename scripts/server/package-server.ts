/** `npm run package:server` makes the packages of the server in out/package/server: see docs/operations/server.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ensurePlainWebBuild, ensureWebBuild } from '#scripts/lib/builds.ts';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';
import { packServer } from '#scripts/server/server-package.ts';

const description = z.object({ version: z.string() });
const { version } = description.parse(
  JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8')),
);
await ensureWebBuild();
await ensurePlainWebBuild();
const made = await packServer({ output: OUT.server, version, tarball: true, sampleLender: true });
console.log(made.server);
