/** What people answer when they want no more messages, in English, Hindi and Hindi in Latin letters. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'STOP',
  'STOPALL',
  'STOP ALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'रोकें',
  'रोको',
  'रोक दो',
  'रोक दें',
  'रुको',
  'रुकें',
  'स्टॉप',
  'स्टाप',
  'बंद',
  'बंद करो',
  'बंद करें',
  'बंद कर दो',
  'मत भेजो',
  'मत भेजें',
  'BAND',
  'BAND KARO',
  'BAND KAREN',
  'ROKO',
  'ROKEN',
  'MAT BHEJO',
]);

/** Two spellings of one sound: बन्द and बंद. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('न्द', 'ंद')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase();

/** Whether an answer says no more than that messages are to stop; `STOP RINSET`, with the sender’s name, does as well. */
export function saysStop(text: string): boolean {
  const words = plain(text);
  return STOP_WORDS.has(words) || /^STOP [A-Z\d]{1,12}$/.test(words);
}
