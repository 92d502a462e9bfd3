import { onlyExportOf } from '#renderer/i18n/only-export.ts';
import type { Words } from '#renderer/i18n/words.ts';
import { localVoice } from '#renderer/ui/reading/local-voice.ts';
import { addReadingControl } from '#renderer/ui/reading/reading-control.ts';

type ReadingFile = Readonly<Record<string, Words<'reading'>>>;

/**
 * Offers to read the page aloud where the system has a voice of its own for its language. Other voices would send what the
 * page says to a service. `loadWords` gives the file of the control's words, which is fetched only then.
 */
export function offerReading(speech: SpeechSynthesis, loadWords: () => Promise<ReadingFile>): void {
  const offer = async () => {
    const voice = localVoice(speech.getVoices(), document.documentElement.lang);
    if (voice === null) return;
    speech.removeEventListener('voiceschanged', listed);
    const { reading } = onlyExportOf(await loadWords(), 'reading');
    addReadingControl(speech, voice, reading);
  };
  // Without its words, as without a connection, there is no control.
  const listed = () => void offer().catch(() => undefined);
  // They are listed only some time after the first question.
  speech.addEventListener('voiceschanged', listed);
  listed();
}
