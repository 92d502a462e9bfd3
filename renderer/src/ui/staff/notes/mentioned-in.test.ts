import { expect, test } from 'vitest';
import { handleOf, mentionedIn } from '#renderer/ui/staff/notes/mentioned-in.ts';

const colleague = (name: string, userId: string) => ({
  membership: userId,
  name,
  userId,
  mayReview: true,
});
const ASHA = colleague('Asha', 'RS00000001');
const VERMA = colleague('Asha Verma', 'RS00000002');
const RAVI = colleague('Ravi Das', 'RS00000003');
const OTHER_RAVI = colleague('Ravi Das', 'RS00000004');
const ALL = [ASHA, VERMA, RAVI, OTHER_RAVI];

test('a colleague is mentioned by the whole name after @', () => {
  expect(mentionedIn('@Asha Verma, please look.', ALL)).toEqual([VERMA]);
  expect(mentionedIn('@Asha please ask @Asha Verma', ALL)).toEqual([ASHA, VERMA]);
  expect(mentionedIn('Asha Verma has called, asha@example.in too', ALL)).toEqual([]);
});

test('two with one name are told apart by their user IDs', () => {
  expect(handleOf(RAVI, ALL)).toBe('Ravi Das (RS00000003)');
  expect(mentionedIn(`@${handleOf(OTHER_RAVI, ALL)}`, ALL)).toEqual([OTHER_RAVI]);
  expect(mentionedIn('@Ravi Das', ALL)).toEqual([]);
});

test('one without a name is named by the user ID', () => {
  expect(handleOf(colleague('', 'RS00000005'), ALL)).toBe('RS00000005');
});

test('a name inside a longer word mentions nobody', () => {
  expect(mentionedIn('@Ashana and x@Asha', ALL)).toEqual([]);
  expect(mentionedIn('(@Asha), please.', ALL)).toEqual([ASHA]);
});
