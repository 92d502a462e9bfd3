import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import type { Missing } from '#renderer/features/operator/application/decide/missing.ts';
import {
  type LenderName,
  consentInWords,
  kindInWords,
} from '#renderer/features/operator/application/shared/application-words.ts';
import {
  type Reviewed,
  isToCompareAgain,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});

/** What keeps an application from its lenders, with a link to each. Takes the focus. */
export function MissingList({
  missing,
  application,
  lenderName,
  onDocument,
  onAskFor,
}: {
  readonly missing: readonly Missing[];
  readonly application: Reviewed;
  readonly lenderName: LenderName;
  /** Opens a document. */
  readonly onDocument: (document: string) => void;
  /** Continues to asking the borrower for a kind. */
  readonly onAskFor: (kind: DocumentKind) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} role="alert" tabIndex={-1}>
      <p>{t('review.decide.handOver.missing')}</p>
      <ul className={styles.list}>
        {missing.map((each) => {
          if (each.what === 'lender') {
            return <li key="lender">{t('review.decide.handOver.lender')}</li>;
          }
          if (each.what === 'consent') {
            const title = consentInWords(translator, each.key, lenderName);
            return <li key={each.key}>{t('review.decide.handOver.consent', { title })}</li>;
          }
          return (
            <li key={each.kind}>
              <div className={styles.row}>
                <MissingDocument
                  {...each}
                  application={application}
                  onDocument={onDocument}
                  onAskFor={onAskFor}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function MissingDocument({
  what,
  kind,
  application,
  onDocument,
  onAskFor,
}: {
  readonly what: 'document' | 'outdated';
  readonly kind: DocumentKind;
  readonly application: Reviewed;
  readonly onDocument: (document: string) => void;
  readonly onAskFor: (kind: DocumentKind) => void;
}) {
  const translator = useTranslation();
  const { t } = translator;
  const name = kindInWords(translator, kind);
  const ofKind = application.documentList.filter((each) => each.kind === kind);
  const toCheck =
    what === 'outdated'
      ? ofKind.find((each) => isToCompareAgain(application, each))
      : ofKind.find(({ state }) => state === 'CLEAN');
  const act = t(
    toCheck === undefined
      ? 'review.decide.handOver.toCorrections'
      : 'review.decide.handOver.toDocument',
  );
  return (
    <>
      {t(`review.decide.handOver.${what}`, { name })}
      <Button
        kind="subtle"
        aria-label={`${act}: ${name}`}
        onClick={() => (toCheck === undefined ? onAskFor(kind) : onDocument(toCheck.document))}
      >
        {act}
      </Button>
    </>
  );
}
