import { useEffect, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { localVoice } from '#renderer/features/kiosk/help/local-voice.ts';
import { spokenLines } from '#renderer/features/kiosk/help/spoken-lines.ts';

/** A little slower than usual: it is heard in a showroom. */
const RATE = 0.9;

/** Reads the page aloud with the system's own speech, until it is stopped or the component that asked is gone. */
export function useReading(voice: SpeechSynthesisVoice): {
  readonly isReading: boolean;
  readonly toggle: () => void;
} {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    const stop = () => window.speechSynthesis.cancel();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  function read(): void {
    const lines = spokenLines(pageInFront());
    const utterances = lines.map((line) => {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = RATE;
      return utterance;
    });
    for (const event of ['end', 'error']) {
      utterances.at(-1)?.addEventListener(event, () => setReading(false));
    }
    utterances.forEach((utterance) => window.speechSynthesis.speak(utterance));
    setReading(utterances.length > 0);
  }

  return {
    isReading,
    toggle: () => {
      window.speechSynthesis.cancel();
      if (isReading) setReading(false);
      else read();
    },
  };
}

/** The dialog that is open, or else the page's main part. */
function pageInFront(): Element {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body;
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
