/** What an application, its case and its delivery order go through when everything is as it should be, each once. */
export const CHANGES = [
  'submit SUBMITTED',
  'claim IN_REVIEW',
  'handOver WITH_LENDER',
  'case.acknowledge PROCESSING',
  'case.askForMore ACTION_REQUIRED',
  'case.answer PROCESSING',
  'case.makeOffer OFFERED',
  'case.acceptOffer OFFER_ACCEPTED',
  'case.prepareAgreement AGREEMENT_PENDING',
  'case.agree AGREED',
  'delivery.request REQUESTED',
  'delivery.issue ISSUED',
  'delivery.reportInvoice INVOICED',
  'delivery.reportDelivery DELIVERED',
  'case.prepareDisbursal DISBURSEMENT_PENDING',
  'delivery.payPart PART_PAID',
  'delivery.payAll PAID',
  'case.disburse DISBURSED',
  'delivery.complete COMPLETE',
];
/** Which of an application's actions these are. */
export const COUNTED = /^(?:submit|claim|handOver|case\..*|delivery\..*)$/;
