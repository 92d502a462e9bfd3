/** English. Reading a page aloud; fetched where the browser has a voice for it. */
export const reading = {
  reading: {
    read: 'Read this page to me',
    pause: 'Pause reading',
    goOn: 'Go on reading',
    stop: 'Stop reading',
  },
} as const;
