import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Reading a page aloud. */
export const reading: Words<'reading'> = {
  reading: {
    read: 'यह पेज मुझे पढ़कर सुनाएँ',
    pause: 'पढ़ना रोकें',
    goOn: 'आगे पढ़ें',
    stop: 'पढ़ना बंद करें',
  },
};
