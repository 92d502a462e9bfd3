/** English. Documents of an application. */
export const documents = {
  documents: {
    title: 'Documents',
  },
} as const;
