import type { FaqContent, FaqEntry } from '#renderer/content/home-types.ts';

/** The questions with their answers, as they are where people apply here or where they do not. */
export function questionsOf(
  { entries }: FaqContent,
  hasApplications: boolean,
): readonly FaqEntry[] {
  if (!hasApplications) return entries;
  return entries.map((entry) => ({ ...entry, answer: entry.answerHere ?? entry.answer }));
}
