import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withdraw } from '#contract/applications/loans.ts';
import { updateUser } from '#contract/gateway.ts';
import {
  mailLimits,
  sendNotifications,
} from '#gateway/lending/notifications/send-notifications.ts';
import { newDraft, publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import type { MailServer } from '#scripts/dev/mail-server.ts';
import { mailAlone } from '#gateway/testing/mailing.ts';
import { startMailServer } from '#scripts/dev/mail-server.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { confirmEmailOf, newPerson } from '#gateway/testing/people.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

describeOnBothStores("a stranger's address", (gateway) => {
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
    await publishTestCatalogue(gateway().store);
  });
  afterEach(() => mail.stop());

  const mailAll = () =>
    sendNotifications(
      {
        records: gateway().store.records,
        limits: mailLimits(gateway().store),
        channels: mailAlone(mail, 'portal@rinsetu.example'),
        log: () => {},
        tracing: null,
      },
      new AbortController().signal,
    );
  const withdrawDrafts = async (person: TestPerson) => {
    for (let round = 0; round < 5; round += 1) {
      const draft = await newDraft(person);
      await person.done(withdraw, { requestId: randomUUID(), ...draft });
    }
  };
  const enterAddress = (person: TestPerson, email: string) => {
    const { firstName, lastName, category } = PERSON;
    const profile = { userId: person.userId, firstName, lastName, category };
    return person.done(updateUser, { ...profile, email, mobileNumber: null });
  };

  it('gets no mail from somebody who enters it in a profile, and creates and withdraws', async () => {
    const person = await newPerson(gateway());
    await enterAddress(person, 'stranger@example.in');
    await withdrawDrafts(person);
    const draft = await submitted(person);
    await person.done(withdraw, { requestId: randomUUID(), ...draft });
    await mailAll();
    expect(mail.mails).toStrictEqual([]);
  });

  it('gets no mail from somebody who registers with it, or had another one confirmed', async () => {
    const person = await newPerson(gateway());
    await submitted(person);
    await mailAll();
    await confirmEmailOf(gateway().store, person.userId);
    await enterAddress(person, 'stranger@example.in');
    await submitted(person);
    await mailAll();
    expect(mail.mails).toStrictEqual([]);
  });

  it('a confirmed address gets no mail about drafts, but learns that a sent application is withdrawn', async () => {
    const person = await newPerson(gateway());
    await confirmEmailOf(gateway().store, person.userId);
    await withdrawDrafts(person);
    await mailAll();
    expect(mail.mails).toStrictEqual([]);
    const draft = await submitted(person);
    await person.done(withdraw, { requestId: randomUUID(), ...draft });
    await mailAll();
    expect(mail.mails).toHaveLength(2);
  });
});
