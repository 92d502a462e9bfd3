import { Select } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Checklist } from '#renderer/features/operator/application/documents/checklist.tsx';
import { DocumentList } from '#renderer/features/operator/application/documents/document-list.tsx';
import { FindingForm } from '#renderer/features/operator/application/documents/finding-form.tsx';
import { useChecks } from '#renderer/features/operator/application/documents/use-checks.ts';
import { nameOfDocument } from '#renderer/features/operator/application/shared/application-words.ts';
import {
  type Reviewed,
  type ReviewedDocument,
  documentsToCheck,
  statedIn,
  whyNoDocuments,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { unreadText } from '#renderer/ui/staff/failure-words.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { DocumentViewer } from '#renderer/ui/viewer/document-viewer.tsx';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { usePageActions } from '#renderer/ui/staff/page-actions.tsx';

/** Room for a document and its checks beside each other. */
const ROOMY = '@container (min-width: 40rem)';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  title: { outlineStyle: 'none' },
  room: { containerType: 'inline-size' },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    alignItems: 'start',
    [ROOMY]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)' },
  },
  pair: { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  below: { gridColumn: '1 / -1' },
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
  usePageActions(
    why !== null || next === undefined
      ? []
      : [
          {
            text: t('review.finding.next'),
            letter: LETTERS.application.document,
            run: () => onChoose(next.document),
          },
        ],
  );
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
  const controls = useControlStyles();
  const translator = useTranslation();
  const { t } = translator;
  const platform = usePlatform();
  const load = useCallback(
    (document: string) => platform.fetchFile('viewDocument', { document }),
    [platform],
  );
  const [isSeen, setSeen] = useState(false);
  const checks = useChecks(application, shown);
  const stated = statedIn(application);
  useEffect(() => heading.current?.focus(), [heading]);
  const { documentList } = application;
  const name = nameOfDocument(translator, shown, documentList);
  const { state } = shown;
  const [besideId, setBesideId] = useState('');
  const others = SHOWN.includes(state)
    ? documentList.filter((each) => each !== shown && SHOWN.includes(each.state))
    : [];
  const beside = others.find(({ document }) => document === besideId);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {name}
      </h3>
      <DocumentFacts shown={shown} />
      {others.length > 0 && (
        <Field label={t('review.compare.with')} required={false} hint={undefined} error={undefined}>
          <Select
            value={beside?.document ?? ''}
            select={{ className: controls.select }}
            onChange={(_, { value }) => setBesideId(value)}
          >
            <option value="">{t('review.compare.none')}</option>
            {others.map((each) => (
              <option key={each.document} value={each.document}>
                {nameOfDocument(translator, each, documentList)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className={styles.room}>
        <div className={mergeClasses(styles.sides, beside !== undefined && styles.pair)}>
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
          {beside !== undefined && (
            <DocumentViewer
              document={beside.document}
              name={nameOfDocument(translator, beside, documentList)}
              load={load}
              failureText={(failure: GatewayFailure) => unreadText(t, failure)}
            />
          )}
          <div className={mergeClasses(styles.part, beside !== undefined && styles.below)}>
            {stated !== null && <Checklist checks={checks} stated={stated} isSeen={isSeen} />}
            <IfMay call="verifyDocument">
              <FindingForm
                shown={shown}
                checks={checks}
                isSeen={isSeen}
                name={name}
                language={application.language}
                heading={heading}
                onNext={onNext}
              />
            </IfMay>
          </div>
        </div>
      </div>
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
