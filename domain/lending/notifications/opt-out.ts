import { foldedScript } from '#domain/folded-script.ts';

/** What people answer when they want no more messages: in each language, in its script and in Latin letters. */
const WORDS = [
  ['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  // Hindi
  [
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
  ],
  ['मत भेजो', 'मत भेजें', 'BAND', 'BAND KARO', 'BAND KAREN', 'ROKO', 'ROKEN', 'MAT BHEJO'],
  // Marathi
  [
    'थांबवा',
    'थांबा',
    'थांब',
    'बंद करा',
    'नको',
    'पाठवू नका',
    'THAMBVA',
    'THAMBAVA',
    'THAMBA',
    'BAND KARA',
    'PATHVU NAKA',
  ],
  // Bengali
  ['বন্ধ করুন', 'বন্ধ করো', 'বন্ধ কর', 'বন্ধ', 'থামান', 'থামাও', 'থামুন', 'স্টপ', 'পাঠাবেন না', 'পাঠিও না'],
  ['BONDHO', 'BONDHO KORUN', 'BONDHO KORO', 'THAMAN', 'THAMAO', 'PATHABEN NA'],
  // Tamil
  ['நிறுத்து', 'நிறுத்துங்கள்', 'நிறுத்தவும்', 'ஸ்டாப்', 'வேண்டாம்', 'அனுப்ப வேண்டாம்', 'அனுப்பாதீர்கள்', 'அனுப்பாதே'],
  ['NIRUTHU', 'NIRUTHUNGAL', 'NIRUTHAVUM', 'VENDAM', 'VENDAAM', 'ANUPPA VENDAM'],
  // Urdu
  [
    'روکیں',
    'روکو',
    'روک دو',
    'روک دیں',
    'رکو',
    'رکیں',
    'اسٹاپ',
    'بند',
    'بند کرو',
    'بند کریں',
    'بند کر دو',
    'مت بھیجو',
    'مت بھیجیں',
  ],
].flat();

const plain = (text: string) =>
  foldedScript(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase();

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.map(plain));

/** Whether an answer says no more than that messages are to stop; `STOP RINSET`, with the sender’s name, does as well. */
export function saysStop(text: string): boolean {
  const words = plain(text);
  return STOP_WORDS.has(words) || /^STOP [A-Z\d]{1,12}$/.test(words);
}
