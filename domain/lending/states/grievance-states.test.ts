import { expect, it } from 'vitest';
import {
  GRIEVANCE_EDGES,
  GRIEVANCE_STATES,
  grievanceEdge,
} from '#domain/lending/states/grievance-states.ts';

it('reaches every state of a grievance from OPEN, and leaves none once it is closed', () => {
  const reached = new Set<string>(['OPEN']);
  for (const _ of GRIEVANCE_STATES) {
    for (const { from, to } of GRIEVANCE_EDGES) {
      if (from.some((state) => reached.has(state))) reached.add(to);
    }
  }
  expect([...reached].toSorted()).toStrictEqual(GRIEVANCE_STATES.toSorted());
  for (const { action } of GRIEVANCE_EDGES) expect(grievanceEdge(action, 'CLOSED')).toBeNull();
});

it('lets only an operator answer, and only the person who raised it escalate and close', () => {
  expect(grievanceEdge('answer', 'ESCALATED')).toMatchObject({ to: 'ANSWERED', who: 'operator' });
  expect(grievanceEdge('answer', 'ANSWERED')).toBeNull();
  expect(grievanceEdge('escalate', 'OPEN')?.who).toBe('borrower');
  expect(grievanceEdge('close', 'OPEN')).toBeNull();
  expect(grievanceEdge('close', 'ESCALATED')).toBeNull();
});
