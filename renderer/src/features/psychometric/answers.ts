import type { PsychometricContent } from '#renderer/content/page-types.ts';

/** The answers of spec section 2, verbatim. The displayed texts are in the content, in the same order. */
export const ANSWERS = [
  'Strongly Agree',
  'Agree',
  'Neutral',
  'Disagree',
  'Strongly Disagree',
] as const;
export type Answer = (typeof ANSWERS)[number];
export type QuestionId = PsychometricContent['questions'][number]['id'];

/** The answers as spec section 3 keys them: '1' to '5'. */
export type Answers = Readonly<Record<QuestionId, Answer>>;

/** The form's fields. The form library does not accept a bare number as a name. */
export type AnswerFields = Readonly<Record<FieldName, string>>;
export type FieldName = `question${QuestionId}`;

export const fieldOf = <Id extends QuestionId>(id: Id) => `question${id}` as const;

/** The answers in a form; null while one is missing. */
export function answersOf(fields: AnswerFields): Answers | null {
  const [first, second, third, fourth, fifth] = [
    fields.question1,
    fields.question2,
    fields.question3,
    fields.question4,
    fields.question5,
  ].map((text) => ANSWERS.find((answer) => answer === text));
  if (!first || !second || !third || !fourth || !fifth) return null;
  return { 1: first, 2: second, 3: third, 4: fourth, 5: fifth };
}

export type TopicSummary = {
  readonly id: QuestionId;
  readonly title: string;
  /** In the page's language. */
  readonly answer: string;
  readonly text: string;
};

const DIRECTIONS = {
  'Strongly Agree': 'agree',
  Agree: 'agree',
  Neutral: 'neutral',
  Disagree: 'disagree',
  'Strongly Disagree': 'disagree',
} as const satisfies Record<Answer, 'agree' | 'neutral' | 'disagree'>;

/** Describes each answer in plain words. Nothing is scored. */
export function summaryOf(
  answers: Answers,
  { options, profile }: PsychometricContent,
): readonly TopicSummary[] {
  return profile.topics.map((topic) => {
    const answer = answers[topic.id];
    return {
      id: topic.id,
      title: topic.title,
      answer: options[ANSWERS.indexOf(answer)] ?? answer,
      text: topic[DIRECTIONS[answer]],
    };
  });
}
