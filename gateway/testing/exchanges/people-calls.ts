/** Every call of accounts, applications and their content that one visit makes, each answered with 200. */
import { randomUUID } from 'node:crypto';
import {
  findMobileNumber,
  findUserId,
  passwordStatus,
  resetPassword,
  session,
} from '#contract/added-calls.ts';
import { signOutEverywhere } from '#contract/added-calls.ts';
import { listProducts } from '#contract/applications/catalogue.ts';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { chooseDealer, dealers, ownDelivery } from '#contract/applications/delivery.ts';
import { fetchDocument, listDocuments, removeDocument } from '#contract/applications/documents.ts';
import {
  closeGrievance,
  escalateGrievance,
  myGrievances,
} from '#contract/applications/grievances.ts';
import {
  application,
  chooseLenders,
  continueHere,
  continueOnPhone,
  inviteGuarantor,
  myApplications,
  submit,
  withdraw,
} from '#contract/applications/loans.ts';
import { erase, exportMine, privacyJobs } from '#contract/applications/privacy.ts';
import { emailStatus } from '#contract/email-calls.ts';
import { addContactUs, signOut, updateUser, userDetails } from '#contract/gateway.ts';
import { answerGrievance, grievances, viewGrievance } from '#contract/operators/grievances.ts';
import {
  chosen,
  newDraft,
  readyDraft,
  refreshed,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { borrower } from '#gateway/testing/draft-application.ts';
import { answered, ANSWER_TEXT, raised, seenOf } from '#gateway/testing/grievances.ts';
import { MESSAGE } from '#gateway/testing/exchanges/message.ts';
import { GUARANTOR_NUMBER, guarantorAt } from '#gateway/testing/guarantors.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson, newPersonByPhone } from '#gateway/testing/people.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { chooseChannel, noticeChannels } from '#contract/applications/notice-channels.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

async function callOfAccounts(gateway: TestGateway): Promise<void> {
  const person = await newPerson(gateway);
  const { userId } = person;
  await gateway.call(addContactUs, MESSAGE, { 'Idempotency-Key': randomUUID() });
  await person.done(userDetails, { userId });
  await person.done(updateUser, {
    userId,
    firstName: 'Usha',
    lastName: 'Verma',
    email: 'usha@example.in',
    mobileNumber: null,
    category: PERSON.category,
  });
  await person.done(session, { stay: true });
  await person.done(passwordStatus, {});
  await person.done(emailStatus, {});
  await person.done(findUserId, { mobileNumber: person.mobileNumber }, await person.withProof());
  const { password } = PERSON;
  await gateway.signInByPassword(userId, password);
  await gateway.call(findMobileNumber, { userId, password });
  await person.done(resetPassword, { userId, password }, await person.withProof());
  await (await newPersonByPhone(gateway)).done(signOut, {});
  await (await newPersonByPhone(gateway)).done(signOutEverywhere, {});
}

async function callOfDocuments(gateway: TestGateway): Promise<void> {
  const person = await borrower(gateway);
  const { document, version } = await person.upload(samplePdf());
  const { number, headers } = person;
  await gateway.call(listDocuments, { number }, headers);
  await gateway.call(fetchDocument, { document }, headers);
  const requestId = randomUUID();
  await gateway.call(removeDocument, { requestId, document, version }, headers);
}

async function callOfGuarantors(gateway: TestGateway, person: TestPerson): Promise<void> {
  const draft = await newDraft(person);
  const { token } = await person.done(inviteGuarantor, {
    requestId: randomUUID(),
    ...draft,
    name: 'Gita Verma',
    mobileNumber: GUARANTOR_NUMBER,
  });
  const guarantor = guarantorAt(gateway, token);
  await guarantor.agree();
  await guarantor.list(await guarantor.pass());
  await guarantor.withdraw();
}

/** Turns the only channel off. */
async function callOfChannels(person: TestPerson): Promise<void> {
  const { channels } = await person.done(noticeChannels, { language: 'en' });
  const [channel] = channels;
  await person.call(chooseChannel, {
    requestId: randomUUID(),
    channel: channel?.channel ?? 'sms',
    isOn: false,
    language: 'en',
    noticeHash: null,
  });
}

async function callOfGrievances(person: TestPerson, operator: TestPerson): Promise<void> {
  const first = await raised(person);
  await operator.done(grievances, { state: null, after: null });
  await operator.done(viewGrievance, { number: first.number });
  await person.done(escalateGrievance, {
    ...seenOf(await answered(operator, first)),
    language: 'en',
  });
  const second = await raised(person);
  const after = await operator.done(answerGrievance, { ...seenOf(second), text: ANSWER_TEXT });
  await person.done(closeGrievance, seenOf(after));
  await person.done(myGrievances, {});
  await callOfChannels(person);
}

async function callOfApplications(gateway: TestGateway, person: TestPerson): Promise<void> {
  await person.done(listProducts, {});
  await person.done(dealers, { after: null });
  const draft = await readyDraft(person);
  const { number } = draft;
  const choice = await person.done(chooseLenders, {
    requestId: randomUUID(),
    ...draft,
    products: [TEST_PRODUCT.productId],
  });
  const { token } = await person.done(continueOnPhone, { requestId: randomUUID(), number });
  await person.done(continueHere, { requestId: randomUUID(), token });
  const dealt = await person.done(chooseDealer, {
    requestId: randomUUID(),
    ...choice,
    dealerId: null,
  });
  await person.done(submit, chosen(await refreshed(person, dealt)), await person.withProof());
  await person.done(application, { number });
  await person.done(myApplications, {});
  await person.done(ownDelivery, { number });
  const { consents } = await person.done(listConsents, { number });
  const optional = consents.find(({ purpose }) => purpose !== 'share-with-lender');
  if (optional !== undefined) {
    await person.call(withdrawConsent, { requestId: randomUUID(), number, consent: optional.id });
  }
  await person.done(withdraw, { requestId: randomUUID(), ...(await newDraft(person)) });
  await callOfGuarantors(gateway, person);
}

async function callOfPrivacy(person: TestPerson): Promise<void> {
  await person.done(exportMine, { requestId: randomUUID() }, await person.withProof());
  await person.done(privacyJobs, {});
  await person.done(erase, { requestId: randomUUID() }, await person.withProof());
}

export async function callAsPeople(gateway: TestGateway, operator: TestPerson): Promise<void> {
  await callOfAccounts(gateway);
  await callOfDocuments(gateway);
  const person = await newPerson(gateway);
  await callOfApplications(gateway, person);
  await callOfGrievances(person, operator);
  await callOfPrivacy(person);
}
