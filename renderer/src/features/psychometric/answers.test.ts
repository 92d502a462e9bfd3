import { expect, it } from 'vitest';
import { psychometric } from '#renderer/content/en/psychometric.ts';
import { answersOf, summaryOf } from '#renderer/features/psychometric/answers.ts';

const FIELDS = {
  question1: 'Strongly Agree',
  question2: 'Agree',
  question3: 'Neutral',
  question4: 'Disagree',
  question5: 'Strongly Disagree',
};

it('keys the answers by the ids 1 to 5', () => {
  expect(JSON.stringify(answersOf(FIELDS))).toBe(
    '{"1":"Strongly Agree","2":"Agree","3":"Neutral","4":"Disagree","5":"Strongly Disagree"}',
  );
});

it.each(['', 'Perhaps', 'agree'])('has no result while one answer is %j', (question3) => {
  expect(answersOf({ ...FIELDS, question3 })).toBeNull();
});

it('describes every answer in the words for its direction', () => {
  const answers = answersOf(FIELDS);
  const { topics } = psychometric.profile;
  expect(answers && summaryOf(answers, psychometric).map(({ text }) => text)).toEqual([
    topics[0].agree,
    topics[1].agree,
    topics[2].neutral,
    topics[3].disagree,
    topics[4].disagree,
  ]);
});

it('has a topic for each question', () => {
  expect(psychometric.profile.topics.map(({ id }) => id)).toEqual(
    psychometric.questions.map(({ id }) => id),
  );
});
