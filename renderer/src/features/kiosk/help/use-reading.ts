import { useEffect, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { localVoice } from '#renderer/features/kiosk/help/local-voice.ts';
import { spokenLines } from '#renderer/features/kiosk/help/spoken-lines.ts';

/** A little slower than usual: it is heard in a showroom. */
const RATE = 0.9;

/**
 * Reads the page aloud with the system's own speech. Reading stops when `place` changes and when the visit ends.
 * Null where the system has no voice of its own for the language.
 */
export function useReading(
  language: Language,
  place: string,
): { readonly isReading: boolean; readonly toggle: () => void } | null {
  const voice = useLocalVoice(language);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    const stop = () => {
      window.speechSynthesis?.cancel();
      setReading(false);
    };
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [place, language]);

  if (voice === null) return null;

  function read(spoken: SpeechSynthesisVoice): void {
    const lines = spokenLines(pageInFront());
    lines.forEach((line, index) => {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.voice = spoken;
      utterance.lang = spoken.lang;
      utterance.rate = RATE;
      const isLast = index === lines.length - 1;
      if (isLast) {
        utterance.addEventListener('end', () => setReading(false));
        utterance.addEventListener('error', () => setReading(false));
      }
      window.speechSynthesis.speak(utterance);
    });
    setReading(lines.length > 0);
  }

  return {
    isReading,
    toggle: () => {
      window.speechSynthesis.cancel();
      if (isReading) setReading(false);
      else read(voice);
    },
  };
}

/** The dialog that is open, or else the page's main part. */
function pageInFront(): Element {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body;
}

function useLocalVoice(language: Language): SpeechSynthesisVoice | null {
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
