import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { whatIsMissing } from '#contract/refusals/current-for-borrowers.ts';
import { DOCUMENT_KINDS, type DocumentKind, kindsAskedOf } from '#domain/lending/documents.ts';
import {
  askedBefore,
  isToCompareAgain,
  type Reviewed,
} from '#renderer/features/operator/application/shared/reviewed.ts';

/** What keeps an application from its lenders. */
export type Missing =
  | { readonly what: 'document'; readonly kind: DocumentKind }
  /** One that was verified, before an answer that it proved was changed. */
  | { readonly what: 'outdated'; readonly kind: DocumentKind }
  /** `purpose` or `purpose:lender`. */
  | { readonly what: 'consent'; readonly key: string }
  | { readonly what: 'lender' };

function missingFrom(code: string): readonly Missing[] {
  if (code === 'lender') return [{ what: 'lender' }];
  if (code.startsWith('consent:')) {
    return [{ what: 'consent', key: code.slice('consent:'.length) }];
  }
  return DOCUMENT_KINDS.flatMap((kind) =>
    (['document', 'outdated'] as const)
      .filter((what) => code === `${what}:${kind}`)
      .map((what) => ({ what, kind })),
  );
}

/** What a refused hand-over says is missing; empty if it was refused for another reason. */
export function missingIn(failure: GatewayFailure): readonly Missing[] {
  if (failure.kind !== 'refused' || !refusedAs(failure, 'incomplete')) return [];
  const current = whatIsMissing.safeParse(failure.current);
  return current.success ? current.data.missing.flatMap((code) => missingFrom(code)) : [];
}

/** The documents that its lenders require and that are not verified, as far as the page knows: the gateway decides. */
export function documentsMissing(application: Reviewed): readonly Missing[] {
  const { content, cases, documentList } = application;
  const hasGuarantor = content?.guarantor?.state === 'CONSENTED';
  const asked = kindsAskedOf(askedBefore({ content, cases }), hasGuarantor);
  return [...new Set(asked)].flatMap((kind): Missing[] => {
    const verified = documentList.filter((each) => each.kind === kind && each.state === 'VERIFIED');
    if (verified.length === 0) return [{ what: 'document', kind }];
    return verified.every((each) => isToCompareAgain(application, each))
      ? [{ what: 'outdated', kind }]
      : [];
  });
}
