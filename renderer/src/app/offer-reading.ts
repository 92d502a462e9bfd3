import { onlyExportOf } from '#renderer/i18n/only-export.ts';
import type { Words } from '#renderer/i18n/words.ts';
import { localVoice } from '#renderer/ui/reading/local-voice.ts';
import { addReadingControl } from '#renderer/ui/reading/reading-control.ts';

type ReadingFile = Readonly<Record<string, Words<'reading'>>>;

/**
 * Offers to read the page aloud where the system has a voice of its own for its language: other voices would send what the
 * page says to a service. `loadWords` gives the file of the control's words. Rejects if that does not load.
 */
export async function offerReading(
  speech: SpeechSynthesis,
  loadWords: () => Promise<ReadingFile>,
): Promise<void> {
  const voice = localVoice(speech.getVoices(), document.documentElement.lang);
  if (voice === null) return;
  const { reading } = onlyExportOf(await loadWords(), 'reading');
  addReadingControl(speech, voice, reading);
}
