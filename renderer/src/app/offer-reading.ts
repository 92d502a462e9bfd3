import { LANGUAGES } from '#domain/languages.ts';
import { readingWords } from '#renderer/i18n/reading-words.ts';
import { localVoice } from '#renderer/ui/reading/local-voice.ts';
import { addReadingControl } from '#renderer/ui/reading/reading-control.ts';

/**
 * Offers to read the page aloud where the system has a voice of its own for its language. Other voices would send what the
 * page says to a service.
 */
export function offerReading(speech: SpeechSynthesis): void {
  const language = LANGUAGES.find((each) => each === document.documentElement.lang);
  if (language === undefined) return;
  const offer = () => {
    const voice = localVoice(speech.getVoices(), language);
    if (voice === null) return;
    speech.removeEventListener('voiceschanged', offer);
    addReadingControl(speech, voice, readingWords(language));
  };
  // They are listed only some time after the first question.
  speech.addEventListener('voiceschanged', offer);
  offer();
}
