/** Weighs what a first visit to each page downloads, in brotli bytes of the built files, against its budget. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OUT } from '#scripts/places.ts';

const KB = 1024;

/** Bytes of the page itself and of the script that it asks for before anything is touched. */
const BUDGETS: readonly {
  readonly page: string;
  readonly html: number;
  readonly script: number;
}[] = [
  { page: 'index', html: 18 * KB, script: 0 },
  { page: 'about', html: 18 * KB, script: 0 },
  { page: 'products', html: 18 * KB, script: 0 },
  { page: 'support', html: 18 * KB, script: 0 },
  { page: 'faq', html: 18 * KB, script: 0 },
  { page: 'login', html: 18 * KB, script: 132 * KB },
  { page: 'register', html: 18 * KB, script: 136 * KB },
  { page: 'consumer-profile', html: 2 * KB, script: 175 * KB },
];

let tooHeavy = 0;
for (const { page, html, script } of BUDGETS) {
  const weight = await weigh(page);
  const ok = weight.html <= html && weight.script <= script;
  if (!ok) tooHeavy += 1;
  console.log(
    `${ok ? 'ok      ' : 'TOO BIG '} ${page.padEnd(18)} HTML ${kb(weight.html)} of ${kb(html)}, script ${kb(weight.script)} of ${kb(script)}`,
  );
}
process.exit(tooHeavy === 0 ? 0 : 1);

async function weigh(page: string): Promise<{ readonly html: number; readonly script: number }> {
  const content = await readFile(join(OUT.web, `${page}.html`), 'utf8');
  const scripts = new Set(
    [...content.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''),
  );
  const sizes = await Promise.all([...scripts].map((file) => brotliSize(join(OUT.web, file))));
  return {
    html: await brotliSize(join(OUT.web, `${page}.html`)),
    script: sizes.reduce((sum, size) => sum + size, 0),
  };
}

async function brotliSize(file: string): Promise<number> {
  return (await stat(`${file}.br`)).size;
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}
