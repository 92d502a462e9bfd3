/** What two operators set up for lenders and dealers, each call answered with 200. */
import { randomUUID } from 'node:crypto';
import {
  decideProduct,
  draftProduct,
  importProducts,
  monthOfMatches,
  productImpact,
  productVersions,
  proposeProduct,
  retireProduct,
  saveLender,
  withdrawPlanned,
} from '#contract/operators/catalogue.ts';
import { DAY_MS, indianDayOf } from '#domain/days.ts';
import { eraseLeads, saveDealer } from '#contract/operators/delivery.ts';
import {
  addLenderKey,
  decideLenderKey,
  decideLenderSystem,
  revokeLenderKey,
  saveLenderSystem,
} from '#contract/operators/lender-systems.ts';
import {
  endSubsidyScheme,
  saveSubsidyScheme,
  subsidySchemes,
} from '#contract/operators/subsidy-schemes.ts';
import {
  answerStaffCall,
  saveTerminalSettings,
  savedTerminalSettings,
  changeTerminal,
  staffCalls,
  terminals,
} from '#contract/operators/terminals.ts';
import {
  callStaff,
  endStaffCall,
  reportTerminal,
  staffCallNow,
} from '#contract/terminals/terminal-calls.ts';
import { enrolledTerminal, newCode, reportOf } from '#gateway/testing/terminals.ts';
import { API_KEY_HEADER, readEvents } from '#contract/connected/connected-calls.ts';
import {
  changeApiKey,
  changeSubscription,
  connectedSystems,
  runSubscription,
} from '#contract/operators/connected-systems.ts';
import {
  newKeyOf,
  plainTerms,
  secretOfPage,
  subscribed,
} from '#gateway/testing/connected-systems.ts';
import { SCHEME } from '#gateway/testing/leads.ts';
import { TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import { newKeyPair, publicX } from '#gateway/testing/lender-calls.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

const NEW_LENDER = { ...TEST_LENDER, id: 'new-lender' };
const NEW_PRODUCT = { ...TEST_PRODUCT, lenderId: NEW_LENDER.id, productId: 'new-loan' };
const NEW_DEALER = { id: 'new-dealer', names: { en: 'New Dealer', hi: 'नया डीलर' } };

async function setUpProduct(maker: TestPerson, checker: TestPerson, now: number): Promise<void> {
  const { productId, version } = NEW_PRODUCT;
  const marked = () => ({ requestId: randomUUID(), productId, version });
  await maker.done(saveLender, { requestId: randomUUID(), lender: NEW_LENDER, seen: null });
  await maker.done(draftProduct, { requestId: randomUUID(), product: NEW_PRODUCT, seen: null });
  await maker.done(proposeProduct, marked());
  await checker.done(decideProduct, { ...marked(), seen: now, decision: 'publish' });
  await maker.done(retireProduct, marked());
  await planProduct(maker, checker, now);
}

/** A version that is imported, planned, tried, and withdrawn before its day. */
async function planProduct(maker: TestPerson, checker: TestPerson, now: number): Promise<void> {
  const { productId } = NEW_PRODUCT;
  const marked = () => ({ requestId: randomUUID(), productId, version: 2 });
  await maker.done(importProducts, {
    requestId: randomUUID(),
    products: [{ product: NEW_PRODUCT, seen: { offered: null, newest: 1 } }],
    startsOn: indianDayOf(now + DAY_MS),
  });
  await checker.done(decideProduct, { ...marked(), seen: now, decision: 'publish' });
  await maker.done(productImpact, { productId, version: 2 });
  await maker.done(productVersions, { productId, after: null });
  await maker.done(monthOfMatches, { version: null });
  await maker.done(withdrawPlanned, { ...marked(), seen: now });
}

async function setUpSystem(maker: TestPerson, checker: TestPerson): Promise<void> {
  const lenderId = NEW_LENDER.id;
  const url = 'https://lender.example/messages';
  const decision = 'approve';
  await maker.done(saveLenderSystem, { requestId: randomUUID(), lenderId, url });
  await checker.done(decideLenderSystem, { requestId: randomUUID(), lenderId, url, decision });
  const key = () => ({ requestId: randomUUID(), lenderId, keyId: 'new-key' });
  const x = await publicX((await newKeyPair()).publicKey);
  await maker.done(addLenderKey, { ...key(), x });
  await checker.done(decideLenderKey, { ...key(), decision });
  await maker.done(revokeLenderKey, key());
}

export async function callOfConsole(gateway: TestGateway, maker: TestPerson): Promise<void> {
  const checker = await newMember(gateway, maker, 'operator');
  await setUpProduct(maker, checker, gateway.clock.now);
  await setUpSystem(maker, checker);
  await maker.done(saveDealer, { requestId: randomUUID(), dealer: NEW_DEALER, seen: null });
  await maker.done(subsidySchemes, { after: null });
  const { scheme } = await maker.done(saveSubsidyScheme, {
    requestId: randomUUID(),
    scheme: SCHEME,
  });
  await maker.done(endSubsidyScheme, { requestId: randomUUID(), scheme });
  await callOfTerminals(gateway, maker);
  await callOfConnectedSystems(gateway, maker);
  await maker.done(eraseLeads, { requestId: randomUUID(), dealerId: NEW_DEALER.id });
}

/** A terminal's own calls, and what an operator does about it. */
async function callOfTerminals(gateway: TestGateway, operator: TestPerson): Promise<void> {
  const { terminal, key } = await enrolledTerminal(gateway, operator);
  const call = randomUUID();
  await operator.done(savedTerminalSettings, {});
  await operator.done(saveTerminalSettings, {
    requestId: randomUUID(),
    scope: { kind: 'terminal', terminal },
    seen: 0,
    settings: { language: 'hi' },
  });
  await gateway.call(reportTerminal, {
    ...reportOf(key),
    settings: { version: null, refused: null },
  });
  await gateway.call(callStaff, { key, call });
  await operator.done(staffCalls, {});
  await operator.done(answerStaffCall, { requestId: randomUUID(), terminal, call });
  await gateway.call(staffCallNow, { key });
  await gateway.call(endStaffCall, { key, call });
  await operator.done(terminals, {});
  await operator.done(changeTerminal, {
    requestId: randomUUID(),
    terminal,
    version: 1,
    change: { kind: 'code', codeDigest: newCode().codeDigest },
  });
}

/** What operators do about other systems of the deployment, and what these call. */
async function callOfConnectedSystems(gateway: TestGateway, operator: TestPerson): Promise<void> {
  const { subscription, version } = await subscribed(
    operator,
    plainTerms('https://crm.example.com/events'),
  );
  const seen = () => ({ requestId: randomUUID(), subscription });
  await operator.done(runSubscription, { ...seen(), version, act: { kind: 'pause' } });
  await operator.done(changeSubscription, {
    ...seen(),
    version: version + 1,
    change: { kind: 'secret', secret: secretOfPage() },
  });
  const { text, key } = await newKeyOf(gateway, operator);
  const byKey = { [API_KEY_HEADER]: text };
  await gateway.call(readEvents, { after: 0 }, byKey);
  await operator.done(connectedSystems, {});
  await operator.done(changeApiKey, { requestId: randomUUID(), key, change: 'revoke' });
}
