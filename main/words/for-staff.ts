/** What only staff read, always in English: they pass it on to those who can fix it. */
export const forStaff = {
  cannotBeUsed: 'For staff: the configuration cannot be used.',
  place: (line: number, column: number) => `line ${line}, column ${column}`,
} as const;
