/** `npm run configuration`: writes the gateway's settings into docs/configuration.md. */
import { readFile, writeFile } from 'node:fs/promises';
import {
  CONFIGURATION_DOCUMENT,
  withReference,
} from '#gateway/foundation/configuration/configuration-document.ts';

await writeFile(
  CONFIGURATION_DOCUMENT,
  withReference(await readFile(CONFIGURATION_DOCUMENT, 'utf8')),
);
