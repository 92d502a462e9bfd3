/** Prints the hardest sentences that borrowers read in English and in Hindi, each with its key: `npm run words:ease`. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const HOW_MANY = 20;

const at = (path: string) => fileURLToPath(new URL(`../../renderer/${path}`, import.meta.url));

// The files of words are found and read by Vite, as for the web's pages.
const { module } = await runnerImport<typeof import('#renderer/i18n/sentences-by-language.ts')>(
  at('src/i18n/sentences-by-language.ts'),
  {
    configFile: at('vite.config.ts'),
    define: { __STAFF_AREAS__: 'false' },
  },
);
for (const [language, sentences] of Object.entries(module.sentencesByLanguage)) {
  console.log(`${language}: the ${HOW_MANY} hardest of ${sentences.length} sentences`);
  for (const { hardness, key, text } of sentences.slice(0, HOW_MANY)) {
    console.log(`${String(hardness).padStart(5)}  ${key}\n       ${text}`);
  }
  console.log();
}
