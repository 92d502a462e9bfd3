import { expect, it } from 'vitest';
import { localVoice } from '#renderer/ui/reading/local-voice.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

it('reads with the system’s own voice for the language, from India where there is one', () => {
  const voices = [voice('en-GB'), voice('hi_IN'), voice('en-IN'), voice('en-US')];
  expect(localVoice(voices, 'en')).toBe(voices[2]);
  expect(localVoice(voices, 'hi')).toBe(voices[1]);
  expect(localVoice([voice('en-US')], 'en')).toEqual(voice('en-US'));
});

it('never reads with a voice that is fetched, nor with one for another language', () => {
  expect(localVoice([voice('hi-IN', false), voice('en-IN')], 'hi')).toBeNull();
  expect(localVoice([voice('hil-PH')], 'hi')).toBeNull();
  expect(localVoice([], 'en')).toBeNull();
});
