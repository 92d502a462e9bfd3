import { Badge } from '@fluentui/react-components';
import { useId } from 'react';
import type { application } from '#contract/applications/loans.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import {
  type RowHeading,
  useRowStyles,
} from '#renderer/features/applications/documents/row-styles.ts';
import {
  type ChangeRequest,
  type KindState,
  type SentDocument,
  openRequestFor,
  stateOfKind,
} from '#renderer/features/applications/documents/kind-state.ts';
import { RenewedGuarantorLink } from '#renderer/features/applications/documents/renewed-guarantor-link.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

type Guarantor = ReplyOf<typeof application>['guarantor'];

const STATES = {
  missing: 'notYet',
  unfinished: 'notYet',
  sending: 'checking',
  checking: 'checking',
  fine: 'sent',
  before: 'sent',
  verified: 'verified',
  refused: 'sendAgain',
  again: 'sendAgain',
} as const satisfies Record<KindState, string>;
const COLOURS = {
  notYet: 'informative',
  checking: 'brand',
  sent: 'brand',
  verified: 'success',
  sendAgain: 'warning',
} as const;

/** A document that only the guarantor sends: who brings it, and how far it is. */
export function GuarantorsRow({
  kind,
  application,
  guarantor,
  documents,
  requests,
  heading: Heading,
  isReasonAbove,
}: {
  readonly kind: DocumentKind;
  readonly application: { readonly number: string; readonly version: number };
  readonly guarantor: Guarantor;
  readonly documents: readonly SentDocument[];
  /** What is requested again. */
  readonly requests: readonly ChangeRequest[];
  readonly heading: RowHeading;
  readonly isReasonAbove: boolean;
}) {
  const styles = useRowStyles();
  const { t } = useTranslation();
  const id = useId();
  const sent = documents.filter((document) => document.kind === kind);
  const request = openRequestFor(kind, requests, documents);
  const state = STATES[stateOfKind(sent, [], request !== null)];
  return (
    <li>
      <section aria-labelledby={id} className={styles.row}>
        <div className={styles.head}>
          <Heading id={id} className={styles.title}>
            {t(`applications.document.${kind}`)}
          </Heading>
          <Badge appearance="tint" size="extra-large" color={COLOURS[state]}>
            {t(`documents.guarantors.${state}`)}
          </Badge>
        </div>
        <p className={styles.why}>{whoSends()}</p>
        {request !== null && guarantor !== null && (
          <>
            <Remark tone="warning">
              {t('documents.guarantors.asked', { name: guarantor.name })}
              {!isReasonAbove && ` ${t(`change.${request.reason}`)}`}
            </Remark>
            <RenewedGuarantorLink application={application} guarantor={guarantor} />
          </>
        )}
      </section>
    </li>
  );

  function whoSends(): string {
    if (guarantor === null) return t('documents.guarantors.nobody');
    const { name } = guarantor;
    if (guarantor.state === 'WITHDRAWN') return t('documents.guarantors.nobody');
    return t(`documents.guarantors.${guarantor.state === 'CONSENTED' ? 'sends' : 'agreesFirst'}`, {
      name,
    });
  }
}
