import { useEffect, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { localVoice } from '#renderer/ui/reading/local-voice.ts';
import { createReader, type ReadingState } from '#renderer/ui/reading/reader.ts';
import { pageInFront, spokenParts } from '#renderer/ui/reading/spoken-parts.ts';

/** Reads the page aloud with the system's own speech, until it is stopped or the component that asked is gone. */
export function useReading(voice: SpeechSynthesisVoice): {
  readonly isReading: boolean;
  readonly toggle: () => void;
} {
  const [state, setState] = useState<ReadingState>('silent');
  const [reader] = useState(() => createReader(window.speechSynthesis, voice, setState));
  useEffect(() => {
    window.addEventListener('pagehide', reader.stop);
    return () => {
      window.removeEventListener('pagehide', reader.stop);
      reader.stop();
    };
  }, [reader]);
  const isReading = state !== 'silent';
  return {
    isReading,
    toggle: () => (isReading ? reader.stop() : reader.read(spokenParts(pageInFront()))),
  };
}

/** The voice that reads; null where the system has none of its own for the language. */
export function useLocalVoice(language: Language): SpeechSynthesisVoice | null {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const speech = window.speechSynthesis;
    if (speech === undefined) return undefined;
    // They are listed only some time after the first question.
    const list = () => setVoices(speech.getVoices());
    list();
    speech.addEventListener('voiceschanged', list);
    return () => speech.removeEventListener('voiceschanged', list);
  }, []);
  return localVoice(voices, language);
}
