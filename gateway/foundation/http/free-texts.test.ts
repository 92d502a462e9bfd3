import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADDED_CALLS } from '#contract/added-calls.ts';
import { APPLICATION_CALLS } from '#contract/application-calls.ts';
import { inviteGuarantor } from '#contract/applications/loans.ts';
import { addContactUs, GATEWAY_CALLS, register, updateUser } from '#contract/gateway.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { fieldsWithAadhaar, textFieldsOf } from '#gateway/foundation/http/free-texts.ts';
import { newDraft } from '#gateway/testing/applications.ts';
import { messagesIn } from '#gateway/testing/messages-in.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const AADHAAR = '4991/1866/5246';
const CALLS: readonly (readonly [string, GatewayCall])[] = Object.entries({
  ...GATEWAY_CALLS,
  ...ADDED_CALLS,
  ...APPLICATION_CALLS,
});

/** A body with nothing in it but a text at a path. */
function bodyWith(path: string, text: string): unknown {
  return path
    .split('.')
    .reduceRight<unknown>((inner, name) => (name === '*' ? [inner] : { [name]: inner }), text);
}

/** The fields of a kind, each with the calls that take it. */
const fieldsOfKind = (kind: string) =>
  [
    ...new Set(
      CALLS.flatMap(([, { body }]) => textFieldsOf(body))
        .filter((field) => field.kind === kind)
        .map(({ path }) => path),
    ),
  ].toSorted();

describe('text in a call', () => {
  it('is refused with an Aadhaar number in every field of every call that takes words', () => {
    for (const [name, { body }] of CALLS) {
      const free = textFieldsOf(body).filter(({ kind }) => kind === 'free');
      for (const path of new Set(free.map((field) => field.path))) {
        const found = fieldsWithAadhaar(body, bodyWith(path, `No. ${AADHAAR}`));
        expect(found, name).toStrictEqual([path.replaceAll('*', '0')]);
        expect(fieldsWithAadhaar(body, bodyWith(path, 'Call +91 98765 43210')), name).toEqual([]);
      }
    }
    expect(fieldsOfKind('free')).toEqual(
      expect.arrayContaining([
        'category',
        'dealer.names.hi',
        'fees.*.names.en',
        'fileName',
        'firstName',
        'lastName',
        'lender.grievanceOfficer.names.en',
        'name',
        'note',
        'product.names.en',
        'product.penalCharge.words.hi',
        'remarks',
        'terms.model',
        'scheme.names.hi',
        'scheme.source',
        'terms.subsidy.source',
        'text',
        'txnDate',
        'values.dealerName',
        'values.fullName',
        'values.house',
        'values.note',
      ]),
    );
  });

  it('has no other fields than these in which twelve digits are something else', () => {
    expect(fieldsOfKind('exempt')).toEqual([
      'after.id',
      'change.terms.url',
      'confirmedPassword',
      'details.phone',
      'id',
      'insurancePolicyNumber',
      'invoiceNumber',
      'lender.grievanceOfficer.phone',
      'password',
      'phone',
      'search',
      'terms.url',
      'url',
      'userId',
      'values.accountNumber',
      'values.drivingLicence',
    ]);
  });
});

describeOnBothStores('an Aadhaar number', (gateway) => {
  const message = {
    txnDate: '21/11/2026',
    name: 'Ravi',
    email: 'ravi@example.in',
    phone: '+91 98765 43210',
    category: 'Help',
    remarks: 'Please call me.',
  };
  const refusal = (field: string) => ({
    status: 400,
    json: { message: 'Please leave the Aadhaar number out.', fields: [field] },
  });
  let token: string;
  beforeEach(async () => {
    await gateway().registerPerson();
    ({ token } = await gateway().signInByPhone());
  });

  it('is refused in a contact message, by the field, and nothing of it is kept', async () => {
    for (const field of ['name', 'category', 'remarks', 'txnDate'] as const) {
      const answer = await gateway().call(addContactUs, { ...message, [field]: AADHAAR });
      expect(answer).toMatchObject(refusal(field));
    }
    expect(await messagesIn(gateway().store)).toStrictEqual([]);
    expect((await gateway().call(addContactUs, message)).status).toBe(200);
  });

  it("is refused in an account's names, new or changed", async () => {
    const other = { ...PERSON, mobileNumber: '9876500001', emailId: 'other@example.in' };
    for (const field of ['firstName', 'lastName'] as const) {
      expect(await gateway().registerPerson({ ...other, [field]: AADHAAR })).toMatchObject(
        refusal(field),
      );
      const { firstName, lastName, category, emailId: email } = PERSON;
      const changed = await gateway().call(
        updateUser,
        {
          userId: 'RS00000000',
          firstName,
          lastName,
          category,
          email,
          mobileNumber: null,
          [field]: `Asha ${AADHAAR}`,
        },
        { Authorization: token },
      );
      expect(changed).toMatchObject(refusal(field));
    }
    expect(await gateway().store.accountByEmail(other.emailId)).toBeNull();
    expect((await gateway().call(register, other)).status, 'but not a name').not.toBe(400);
  });

  it("is refused in a guarantor's name", async () => {
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const body = {
      requestId: randomUUID(),
      ...draft,
      name: `R ${AADHAAR}`,
      mobileNumber: '9876500009',
    };
    expect(await person.call(inviteGuarantor, body)).toMatchObject(refusal('name'));
  });
});
