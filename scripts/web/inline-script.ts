import { build } from 'vite';

/** Builds one source as one script without imports: to be written into a page, or to be a service worker. */
export async function buildScript(
  source: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      lib: { entry: source, formats: ['iife'], name: 'script' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((built) => ('output' in built ? built.output : []))
    .find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`No script was built from ${source}.`);
  return code.trim();
}

/** A script element whose words and addresses, which it cannot import, are data attributes. */
export function scriptElement(code: string, data: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
  );
  return `<script${attributes.join('')}>${code}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
