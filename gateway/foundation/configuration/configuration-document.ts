/** docs/configuration.md, whose part about the gateway comes from the code. */
import { configurationReference } from '#gateway/foundation/configuration/configuration-reference.ts';

export const CONFIGURATION_DOCUMENT = new URL('../../../docs/configuration.md', import.meta.url);

const BEGIN = '<!-- From here, written by `npm run configuration`. -->';
const END = '<!-- To here. -->';

/** The document with the gateway's part as the code has it. Throws when its marks are missing. */
export function withReference(document: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('the marks of the generated part are missing');
  const before = document.slice(0, begin + BEGIN.length);
  return `${before}\n\n${configurationReference()}\n${document.slice(end)}`;
}
