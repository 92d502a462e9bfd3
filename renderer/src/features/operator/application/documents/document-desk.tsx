import { makeStyles } from '@griffel/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DocumentList } from '#renderer/features/operator/application/documents/document-list.tsx';
import { FindingForm } from '#renderer/features/operator/application/documents/finding-form.tsx';
import { nameOfDocument } from '#renderer/features/operator/application/shared/application-words.ts';
import {
  type Reviewed,
  type ReviewedDocument,
  documentsToCheck,
  whyNoDocuments,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { unreadText } from '#renderer/ui/staff/failure-words.ts';
import { DocumentViewer } from '#renderer/ui/viewer/document-viewer.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  title: { outlineStyle: 'none' },
  facts: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** States in which there is something to look at. */
const SHOWN: readonly ReviewedDocument['state'][] = ['CLEAN', 'VERIFIED', 'RESUBMIT'];

/** The documents of an application: viewed one at a time, and verified or requested again. */
export function DocumentDesk({
  application,
  chosen,
  onChoose,
}: {
  readonly application: Reviewed;
  /** ID of the document being viewed. */
  readonly chosen: string | null;
  readonly onChoose: (document: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { documentList } = application;
  const why = whyNoDocuments(application);
  const shown = documentList.find(({ document }) => document === chosen);
  const next = documentsToCheck(application).find(({ document }) => document !== chosen);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label={t('review.documents')} className={styles.part}>
      <h2>{t('review.documents')}</h2>
      {documentList.length === 0 ? (
        <p>{t('review.noDocuments')}</p>
      ) : (
        <DocumentList documents={documentList} chosen={chosen} onChoose={onChoose} />
      )}
      {why !== null && <p>{t(`review.cannotLook.${why}`)}</p>}
      {why === null && shown === undefined && documentList.length > 0 && (
        <p>{t('review.choose')}</p>
      )}
      {why === null && shown !== undefined && (
        <OneDocument
          key={shown.document}
          shown={shown}
          application={application}
          heading={heading}
          onNext={next === undefined ? null : () => onChoose(next.document)}
        />
      )}
    </section>
  );
}

function OneDocument({
  shown,
  application,
  heading,
  onNext,
}: {
  readonly shown: ReviewedDocument;
  readonly application: Reviewed;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onNext: (() => void) | null;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const platform = usePlatform();
  const load = useCallback(
    (document: string) => platform.fetchFile('viewDocument', { document }),
    [platform],
  );
  const [isSeen, setSeen] = useState(false);
  useEffect(() => heading.current?.focus(), [heading]);
  const name = nameOfDocument(translator, shown, application.documentList);
  const { state } = shown;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {name}
      </h3>
      <DocumentFacts shown={shown} />
      {SHOWN.includes(state) ? (
        <DocumentViewer
          document={shown.document}
          name={name}
          load={load}
          failureText={(failure: GatewayFailure) => unreadText(t, failure)}
          onOpened={() => setSeen(true)}
        />
      ) : (
        <p>{t('review.noContent', { state: t(`review.documentState.${state}`) })}</p>
      )}
      <FindingForm
        shown={shown}
        isSeen={isSeen}
        name={name}
        language={application.language}
        heading={heading}
        onNext={onNext}
      />
    </>
  );
}

/** What is known about a document apart from its content. */
function DocumentFacts({ shown }: { readonly shown: ReviewedDocument }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { fileName, isScanned, isMasked, isMaskingConfirmed, state, reason } = shown;
  const facts = [
    fileName,
    isScanned === false ? t('review.notScanned') : null,
    isMaskingConfirmed === true
      ? t('review.maskedSeen')
      : isMasked === true
        ? t('review.masked')
        : null,
    (state === 'RESUBMIT' || state === 'REFUSED') && reason !== null
      ? t('review.because', { reason: t(`documents.reasons.${reason}`) })
      : null,
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>;
}
