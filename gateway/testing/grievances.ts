import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '#contract/gateway.ts';
import {
  closeGrievance,
  escalateGrievance,
  raiseGrievance,
} from '#contract/applications/grievances.ts';
import { answerGrievance } from '#contract/operators/grievances.ts';
import type { GrievanceState } from '#domain/lending/states/grievance-states.ts';
import type { TestPerson } from '#gateway/testing/people.ts';

/** Texts that a test can search for. */
export const GRIEVANCE_TEXT = 'Seeded grievance about a fee.';
export const ANSWER_TEXT = 'Seeded answer: it was taken back.';

export type RaisedGrievance = ReplyOf<typeof closeGrievance>;

export const raised = (person: TestPerson, application: string | null = null) =>
  person.done(raiseGrievance, {
    requestId: randomUUID(),
    application,
    subject: 'charges',
    text: GRIEVANCE_TEXT,
    language: 'hi',
  });

/** The number and version that a change names. */
export const seenOf = ({ number, version }: RaisedGrievance) => ({
  requestId: randomUUID(),
  number,
  version,
});

export const answered = (operator: TestPerson, seen: RaisedGrievance) =>
  operator.done(answerGrievance, { ...seenOf(seen), text: ANSWER_TEXT });

/** A grievance of the person in a state. */
export async function grievanceIn(
  state: GrievanceState,
  person: TestPerson,
  operator: TestPerson,
): Promise<RaisedGrievance> {
  const open = await raised(person);
  switch (state) {
    case 'OPEN':
      return open;
    case 'ANSWERED':
      return answered(operator, open);
    case 'ESCALATED':
      return person.done(escalateGrievance, { ...seenOf(open), language: 'en' });
    case 'CLOSED':
      return person.done(closeGrievance, seenOf(await answered(operator, open)));
  }
}
