/** The table of calls that add rows or bytes: how often each may be made, and what it adds at most. */
import {
  consentAsGuarantor,
  giveConsent,
  withdrawAsGuarantor,
  withdrawConsent,
} from '#contract/applications/consents.ts';
import {
  chooseDealer,
  completeDelivery,
  correctVehicle,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import {
  beginDocument,
  beginDocumentAsDealer,
  beginDocumentAsGuarantor,
  finishDocument,
  finishDocumentAsGuarantor,
  removeDocument,
  removeDocumentAsGuarantor,
} from '#contract/applications/documents.ts';
import {
  closeGrievance,
  escalateGrievance,
  raiseGrievance,
} from '#contract/applications/grievances.ts';
import { answerLetters, noteLettersRead } from '#contract/applications/letters.ts';
import { chooseChannel } from '#contract/applications/notice-channels.ts';
import { acceptInvitation } from '#contract/applications/invitations.ts';
import {
  chooseLenders,
  continueHere,
  continueOnPhone,
  createApplication,
  inviteGuarantor,
  refreshMatch,
  resubmit,
  saveSection,
  submit,
  withdraw,
} from '#contract/applications/loans.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import { answerOffer, exitInCoolingOff } from '#contract/applications/offers.ts';
import { erase, exportMine } from '#contract/applications/privacy.ts';
import {
  addLeadNote,
  assignLeads,
  changeDealerDuty,
  moveLeads,
  importLeads,
  loseLeads,
  MAX_IMPORT_BYTES,
  MAX_IMPORTED_AT_ONCE,
  MAX_LEADS_AT_ONCE,
  sameNumber,
} from '#contract/dealers/lead-work.ts';
import { chooseBranches, closeBranch, saveBranch } from '#contract/dealers/branches.ts';
import { saveDetails } from '#contract/dealers/dealer-details.ts';
import { goToVisitor } from '#contract/dealers/visitors.ts';
import { inviteCustomer, removeLead, saveLead, saveQuote } from '#contract/dealers/leads.ts';
import { MAX_LOGO_BYTES } from '#domain/lending/dealer-details.ts';
import { noteContact, putOffCard, takeBackCard, takeBackContact } from '#contract/dealers/today.ts';
import { MAX_PRICE_LIST_BYTES, savePriceList } from '#contract/dealers/price-list.ts';
import { searchConsole } from '#contract/operators/search.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { updateUser } from '#contract/gateway.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** What every change adds: its entry in the audit, the remembered answer, counts, and new versions of small rows. */
export const A_CHANGE = 4 * KIB;
/** As `A_CHANGE`, with a section, a note or another text. */
const WITH_TEXT = A_CHANGE + 4 * KIB;
/** A match says of each product whether it fits and why, with its terms, in both languages. */
const MATCH_PER_PRODUCT = 2 * KIB;

/** Who makes a call: a stranger is limited by address, the others each for themselves. */
export type Caller = 'stranger' | 'person' | 'dealer' | 'operator';

export type Limited = {
  readonly call: Pick<GatewayCall, 'path'>;
  readonly by: Caller;
  readonly anHour: number;
  readonly aDay: number;
  /** Of documents: what is announced together. */
  readonly bytesADay?: number;
  /** What one call adds to the database at most, in bytes. */
  readonly adds: number;
  /** The same for each product of the catalogue. */
  readonly addsPerProduct?: number;
};

/** A match of each of five drafts, and those before it, are in an export once more. */
const MATCHES_IN_EXPORT = 15;

export const LIMITED_CALLS: readonly Limited[] = [
  // The guarantor, by the link that the borrower hands over.
  { call: consentAsGuarantor, by: 'stranger', anHour: 60, aDay: 120, adds: A_CHANGE },
  { call: withdrawAsGuarantor, by: 'stranger', anHour: 60, aDay: 120, adds: A_CHANGE },
  {
    call: beginDocumentAsGuarantor,
    by: 'stranger',
    anHour: 60,
    aDay: 120,
    bytesADay: 64 * MIB,
    // With its parts.
    adds: A_CHANGE + 8 * KIB,
  },
  { call: finishDocumentAsGuarantor, by: 'stranger', anHour: 120, aDay: 240, adds: 2 * A_CHANGE },
  { call: removeDocumentAsGuarantor, by: 'stranger', anHour: 60, aDay: 120, adds: A_CHANGE },

  {
    call: createApplication,
    by: 'person',
    anHour: 20,
    aDay: 40,
    adds: 3 * WITH_TEXT,
    addsPerProduct: MATCH_PER_PRODUCT,
  },
  {
    call: acceptInvitation,
    by: 'person',
    anHour: 20,
    aDay: 40,
    adds: 3 * WITH_TEXT,
    addsPerProduct: MATCH_PER_PRODUCT,
  },
  // The portal saves when nothing was typed for a second and a half: some forty times in a whole application.
  { call: saveSection, by: 'person', anHour: 600, aDay: 2000, adds: WITH_TEXT },
  { call: chooseLenders, by: 'person', anHour: 200, aDay: 600, adds: A_CHANGE },
  {
    call: refreshMatch,
    by: 'person',
    anHour: 60,
    aDay: 200,
    adds: A_CHANGE,
    addsPerProduct: MATCH_PER_PRODUCT,
  },
  { call: inviteGuarantor, by: 'person', anHour: 20, aDay: 60, adds: A_CHANGE },
  { call: continueOnPhone, by: 'person', anHour: 30, aDay: 100, adds: A_CHANGE },
  { call: continueHere, by: 'person', anHour: 30, aDay: 100, adds: A_CHANGE },
  { call: withdraw, by: 'person', anHour: 40, aDay: 80, adds: 2 * A_CHANGE },
  { call: submit, by: 'person', anHour: 20, aDay: 40, adds: 2 * A_CHANGE },
  { call: resubmit, by: 'person', anHour: 20, aDay: 60, adds: 2 * A_CHANGE },
  { call: giveConsent, by: 'person', anHour: 200, aDay: 400, adds: A_CHANGE },
  { call: withdrawConsent, by: 'person', anHour: 100, aDay: 200, adds: A_CHANGE },
  // Each consent is kept with its text.
  { call: chooseChannel, by: 'person', anHour: 30, aDay: 60, adds: A_CHANGE + 8 * KIB },
  { call: chooseDealer, by: 'person', anHour: 60, aDay: 120, adds: A_CHANGE },
  { call: answerOffer, by: 'person', anHour: 60, aDay: 120, adds: 2 * A_CHANGE },
  { call: exitInCoolingOff, by: 'person', anHour: 20, aDay: 60, adds: 2 * A_CHANGE },
  {
    call: beginDocument,
    by: 'person',
    anHour: 100,
    aDay: 200,
    bytesADay: 200 * MIB,
    // With its parts.
    adds: A_CHANGE + 8 * KIB,
  },
  { call: finishDocument, by: 'person', anHour: 200, aDay: 400, adds: 2 * A_CHANGE },
  { call: removeDocument, by: 'person', anHour: 100, aDay: 200, adds: A_CHANGE },
  // A complaint may have 2,000 characters of any script.
  { call: raiseGrievance, by: 'person', anHour: 20, aDay: 40, adds: A_CHANGE + 16 * KIB },
  // An answer may have 1,000 characters of any script; of one application, ten may follow each other.
  { call: answerLetters, by: 'person', anHour: 20, aDay: 40, adds: A_CHANGE + 8 * KIB },
  { call: noteLettersRead, by: 'person', anHour: 100, aDay: 400, adds: A_CHANGE },
  { call: escalateGrievance, by: 'person', anHour: 20, aDay: 40, adds: A_CHANGE },
  { call: closeGrievance, by: 'person', anHour: 20, aDay: 40, adds: A_CHANGE },
  {
    call: exportMine,
    by: 'person',
    anHour: 2,
    aDay: 2,
    adds: MIB,
    addsPerProduct: MATCHES_IN_EXPORT * MATCH_PER_PRODUCT,
  },
  { call: erase, by: 'person', anHour: 3, aDay: 3, adds: A_CHANGE },
  { call: updateUser, by: 'person', anHour: 60, aDay: 200, adds: A_CHANGE },
  { call: acceptMembership, by: 'person', anHour: 20, aDay: 60, adds: A_CHANGE },

  // A desk that was offline for a day sends up to 500 writes at once.
  { call: saveLead, by: 'dealer', anHour: 600, aDay: 2000, adds: WITH_TEXT },
  { call: addLeadNote, by: 'dealer', anHour: 200, aDay: 600, adds: WITH_TEXT },
  // One entry in the audit for each lead.
  {
    call: assignLeads,
    by: 'dealer',
    anHour: 30,
    aDay: 100,
    adds: MAX_LEADS_AT_ONCE * KIB,
  },
  { call: moveLeads, by: 'dealer', anHour: 30, aDay: 100, adds: MAX_LEADS_AT_ONCE * KIB },
  { call: loseLeads, by: 'dealer', anHour: 30, aDay: 100, adds: MAX_LEADS_AT_ONCE * KIB },
  {
    call: importLeads,
    by: 'dealer',
    anHour: 40,
    aDay: 120,
    adds: MAX_IMPORT_BYTES + MAX_IMPORTED_AT_ONCE * 2 * KIB,
  },
  { call: chooseBranches, by: 'dealer', anHour: 60, aDay: 120, adds: A_CHANGE },
  { call: saveBranch, by: 'dealer', anHour: 30, aDay: 60, adds: WITH_TEXT },
  { call: closeBranch, by: 'dealer', anHour: 20, aDay: 40, adds: WITH_TEXT },
  { call: changeDealerDuty, by: 'dealer', anHour: 30, aDay: 60, adds: A_CHANGE },
  // It adds nothing: numbers are not tried out one after the other.
  { call: sameNumber, by: 'dealer', anHour: 600, aDay: 2000, adds: A_CHANGE },
  { call: removeLead, by: 'dealer', anHour: 300, aDay: 600, adds: A_CHANGE },
  { call: noteContact, by: 'dealer', anHour: 600, aDay: 2000, adds: WITH_TEXT },
  { call: takeBackContact, by: 'dealer', anHour: 300, aDay: 600, adds: A_CHANGE },
  { call: putOffCard, by: 'dealer', anHour: 600, aDay: 2000, adds: A_CHANGE },
  { call: takeBackCard, by: 'dealer', anHour: 300, aDay: 600, adds: A_CHANGE },
  // A quote keeps the figures of each product for up to three tenures.
  {
    call: saveQuote,
    by: 'dealer',
    anHour: 60,
    aDay: 200,
    adds: WITH_TEXT,
    addsPerProduct: 3 * KIB,
  },
  { call: inviteCustomer, by: 'dealer', anHour: 100, aDay: 400, adds: A_CHANGE },
  // A version holds the whole list, as large as a request may be.
  {
    call: saveDetails,
    by: 'dealer',
    anHour: 20,
    aDay: 60,
    adds: A_CHANGE + 2 * MAX_LOGO_BYTES,
  },
  {
    call: savePriceList,
    by: 'dealer',
    anHour: 20,
    aDay: 60,
    adds: A_CHANGE + MAX_PRICE_LIST_BYTES,
  },
  { call: requestDeliveryOrder, by: 'dealer', anHour: 100, aDay: 400, adds: 2 * A_CHANGE },
  { call: reportInvoice, by: 'dealer', anHour: 100, aDay: 400, adds: 2 * A_CHANGE },
  { call: correctVehicle, by: 'dealer', anHour: 30, aDay: 60, adds: 4 * A_CHANGE },
  { call: reportDelivery, by: 'dealer', anHour: 100, aDay: 400, adds: 2 * A_CHANGE },
  { call: completeDelivery, by: 'dealer', anHour: 100, aDay: 400, adds: 2 * A_CHANGE },
  { call: goToVisitor, by: 'dealer', anHour: 100, aDay: 400, adds: A_CHANGE },
  {
    call: beginDocumentAsDealer,
    by: 'dealer',
    anHour: 100,
    aDay: 200,
    bytesADay: 64 * MIB,
    adds: A_CHANGE + 8 * KIB,
  },

  // Of operators' calls only this one is limited: nobody tries out the phone numbers of a town.
  { call: searchConsole, by: 'operator', anHour: 200, aDay: 800, adds: A_CHANGE },
];

/**
 * Those that count themselves within the transaction of their change, so that nothing is given back and nothing is sent for
 * it alone. Not those that prove a phone first: nobody has the identity service asked without end.
 */
export const COUNTED_BY_CHANGE: ReadonlySet<string> = new Set(
  [
    createApplication,
    saveSection,
    chooseLenders,
    refreshMatch,
    continueHere,
    resubmit,
    withdrawConsent,
    chooseChannel,
    chooseDealer,
    answerLetters,
    noteLettersRead,
    raiseGrievance,
    escalateGrievance,
    closeGrievance,
    acceptMembership,
    saveLead,
    addLeadNote,
    assignLeads,
    loseLeads,
    importLeads,
    moveLeads,
    saveBranch,
    closeBranch,
    chooseBranches,
    changeDealerDuty,
    removeLead,
    saveQuote,
    inviteCustomer,
    saveDetails,
    savePriceList,
    noteContact,
    takeBackContact,
    putOffCard,
    takeBackCard,
    requestDeliveryOrder,
    reportInvoice,
    correctVehicle,
    reportDelivery,
    completeDelivery,
    goToVisitor,
  ].map(({ path }) => path),
);
