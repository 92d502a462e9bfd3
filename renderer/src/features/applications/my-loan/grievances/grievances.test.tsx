import { escalationAdvice } from '#domain/lending/answers.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Grievances } from '#renderer/features/applications/my-loan/grievances/grievances.tsx';
import { type AnswersByName } from '#renderer/platform/testing/calls.tsx';
import {
  BORROWER_AREAS,
  showToBorrower,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';

const showInPortal = await portalRenderer({ areas: BORROWER_AREAS });

const NUMBER = 'GR0123456789';
const raised = {
  number: NUMBER,
  state: 'OPEN',
  version: 2,
  subject: 'charges',
  application: null,
  raisedAt: Date.parse('2026-11-22T06:00:00Z'),
  changedAt: 0,
  dueAt: Date.parse('2027-12-22T06:00:00Z'),
  text: 'Too dear',
  answers: [],
};
const answered = {
  ...raised,
  state: 'ANSWERED',
  answers: [{ text: 'It was a mistake.', answeredAt: raised.raisedAt }],
};

const show = (
  grievances: readonly object[],
  answers: AnswersByName = {},
  { numbers = ['LA0123456789'], about = null }: Partial<Parameters<typeof Grievances>[0]> = {},
) =>
  showToBorrower(showInPortal, <Grievances numbers={numbers} about={about} />, {
    myGrievances: () => ({ grievances }),
    ...answers,
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function complain(text: string): Promise<void> {
  await press('Make a complaint');
  await userEvent.selectOptions(screen.getByLabelText(/What is it about/), 'Costs and charges');
  await userEvent.selectOptions(screen.getByLabelText(/Which application/), 'None, in general');
  await userEvent.type(screen.getByLabelText(/What happened/), text);
  await press('Send the complaint');
}

describe('complaints', () => {
  test.each([
    ['the only application', ['LA0123456789'], null, 'LA0123456789'],
    [
      'the one in view, of several',
      ['LA0123456789', 'LA0000000002'],
      'LA0000000002',
      'LA0000000002',
    ],
    ['none of several, until one is chosen', ['LA0123456789', 'LA0000000002'], null, ''],
    ['none, where there is no application', [], null, null],
  ])('begin with %s', async (_what, numbers, about, chosen) => {
    show([], {}, { numbers, about });
    await press('Make a complaint');
    const select = screen.queryByLabelText<HTMLSelectElement>(/Which application/);
    expect(select?.value ?? null).toBe(chosen);
  });

  test('are sent, and get a number and the day of the answer', async () => {
    const asked = show([], {
      raiseGrievance: () => ({ number: NUMBER, state: 'OPEN', version: 1, dueAt: raised.dueAt }),
    });
    await complain('Too dear');
    expect((await screen.findByText(/Its number is/)).textContent).toContain(
      `${NUMBER}. You have an answer by 22 Dec 2027`,
    );
    expect(asked.find(({ name }) => name === 'raiseGrievance')?.body).toMatchObject({
      application: null,
      subject: 'charges',
      text: 'Too dear',
      language: 'en',
    });
  });

  test('complaints with an Aadhaar number are not sent, and nothing typed is lost', async () => {
    const asked = show([]);
    await complain('Mine is 2345 6789 0124');
    expect(await screen.findByText(/looks like an Aadhaar number/)).toBeDefined();
    expect(asked.some(({ name }) => name === 'raiseGrievance')).toBe(false);
    expect(screen.getByDisplayValue('Mine is 2345 6789 0124')).toBeDefined();
  });

  test('are kept in the form when there are too many', async () => {
    show([], { raiseGrievance: () => fail({ kind: 'refused', status: 409 }) });
    await complain('Too dear');
    expect(await screen.findByText(/ten complaints that are not closed/)).toBeDefined();
    expect(screen.getByDisplayValue('Too dear')).toBeDefined();
  });

  test('show their answers and are closed after a question', async () => {
    const asked = show([answered], {
      closeGrievance: () => ({ number: NUMBER, state: 'CLOSED', version: 3 }),
    });
    expect(await screen.findByText('It was a mistake.')).toBeDefined();
    await press('Close it: I am satisfied');
    await press('Close it');
    expect(await screen.findByText(`The complaint ${NUMBER} is closed.`)).toBeDefined();
    expect(asked.some(({ name }) => name === 'closeGrievance')).toBe(true);
  });

  test('are taken further, and then tell of the ombudsman', async () => {
    let grievance = raised;
    show([], {
      myGrievances: () => ({ grievances: [grievance] }),
      escalateGrievance: () => {
        grievance = { ...raised, state: 'ESCALATED' };
        return { number: NUMBER, state: 'ESCALATED', version: 3, advice: escalationAdvice('en') };
      },
    });
    await press('Take it further');
    expect(await screen.findByText(escalationAdvice('en'))).toBeDefined();
  });

  test('say when the answer is overdue', async () => {
    show([{ ...raised, dueAt: 1 }]);
    expect(await screen.findByText(/The answer was due on/)).toBeDefined();
  });
});
