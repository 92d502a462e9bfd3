import { build } from 'vite';

/**
 * Builds one source as one script without imports: to be written into a page, or to be a service worker. As a module (`es`) it
 * exports what the source does.
 */
export async function buildScript(source: string, format: 'iife' | 'es' = 'iife'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      lib: { entry: source, formats: [format], name: 'script' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((built) => ('output' in built ? built.output : []))
    .find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`No script was built from ${source}.`);
  return code.trim();
}
