import { Select } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type {
  Reviewed,
  ReviewedDocument,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { ACCEPT_REASONS, type AcceptReason } from '#domain/lending/document-checks.ts';
import { checkInWords } from '#renderer/features/operator/application/documents/check-words.ts';
import type { Checks } from '#renderer/features/operator/application/documents/use-checks.ts';
import { ReasonSelect } from '#renderer/features/operator/application/shared/reason-select.tsx';
import { RESUBMIT_REASONS, type ResubmitReason } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field, FieldError } from '#renderer/ui/basics/field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { usePageActions } from '#renderer/ui/staff/page-actions.tsx';
import { BorrowerReads } from '#renderer/features/operator/application/shared/borrower-reads.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '#domain/languages.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
  title: { margin: 0 },
  // The error is shown below both, so that it moves neither of them.
  again: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  reason: { flex: '1 1 14rem', minWidth: 0 },
});

type Finding =
  | {
      readonly decision: 'VERIFIED';
      readonly isMaskingConfirmed: boolean;
      readonly despite?: AcceptReason;
    }
  | { readonly decision: 'RESUBMIT'; readonly reason: ResubmitReason };

/**
 * Verifies a document and goes on to the next one that is to be checked, or asks for it again with a reason that the
 * borrower sees.
 */
export function FindingForm({
  shown: { document, version, state, isMasked },
  checks,
  isSeen,
  name,
  language,
  heading,
  onNext,
}: {
  readonly shown: ReviewedDocument;
  readonly checks: Checks;
  /** Whether it has loaded and can be viewed. */
  readonly isSeen: boolean;
  readonly name: string;
  /** Of the borrower. */
  readonly language: Reviewed['language'];
  /** Takes the focus when nothing else is to be done here. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Goes to the next one that is to be checked; null when there is none. */
  readonly onNext: (() => void) | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { busy: isAsking, outcome, act } = useReviewAct();
  const [found, setFound] = useState<Finding['decision'] | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  // Until what was found has been read again, it is not found once more.
  const busy = isAsking || found !== null;
  const find = async (finding: Finding, said: string) => {
    // What was answered counts for what is found, and why it was not kept is said above.
    if (!(await checks.saved())) return;
    const reply = await act(
      'verifyDocument',
      (requestId) => ({ requestId, document, version, finding }),
      said,
    );
    setFound(reply === null ? null : finding.decision);
  };
  const goOn = useEffectEvent(() => {
    if (found === 'VERIFIED' && onNext !== null) onNext();
    else (next.current ?? heading.current)?.focus();
  });
  const isOver = found !== null && state !== 'CLEAN';
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      {state === 'CLEAN' && (
        <section aria-label={t('review.finding.title')} className={styles.form}>
          <h4 className={styles.title}>{t('review.finding.title')}</h4>
          <Verify
            asksForMasking={isMasked !== null}
            checks={checks}
            isSeen={isSeen}
            busy={busy}
            onVerify={(verified) =>
              void find(
                { decision: 'VERIFIED', ...verified },
                t('review.finding.verified', { name }),
              )
            }
          />
          <AskAgain
            busy={busy}
            language={language}
            onAsk={(reason) =>
              void find({ decision: 'RESUBMIT', reason }, t('review.finding.askedAgain', { name }))
            }
          />
        </section>
      )}
      {state !== 'CLEAN' && onNext !== null && (
        <FormActions>
          <Button ref={next} kind="primary" onClick={onNext}>
            {t('review.finding.next')}
          </Button>
        </FormActions>
      )}
    </>
  );
}

function Verify({
  asksForMasking,
  checks: { open, left, isAllYes, answer },
  isSeen,
  busy,
  onVerify,
}: {
  readonly asksForMasking: boolean;
  readonly checks: Checks;
  readonly isSeen: boolean;
  readonly busy: boolean;
  readonly onVerify: (found: Omit<Extract<Finding, { decision: 'VERIFIED' }>, 'decision'>) => void;
}) {
  const translator = useTranslation();
  const { t } = translator;
  const [maskingError, error] = [useId(), useId()];
  const [isMasked, setMasked] = useState(false);
  const [despite, setDespite] = useState<AcceptReason | null>(null);
  const [isTried, setTried] = useState(false);
  const lacksMasking = asksForMasking && !isMasked;
  /** What is left to be answered is answered with yes. */
  const answersRest = isAllYes && left.length > 0;
  const isProven = isAllYes || open.length === 0;
  const lacksReason = !isProven && despite === null;
  usePageActions(
    asksForMasking
      ? [
          {
            text: t('review.finding.masked'),
            letter: LETTERS.application.masked,
            isKeyOnly: true,
            run: () => setMasked(!isMasked),
          },
        ]
      : [],
  );
  const wrong = isSeen
    ? lacksReason
      ? t('review.finding.notProven', {
          checks: new Intl.ListFormat(translator.language, { type: 'conjunction' }).format(
            open.map((check) => checkInWords(translator, check)),
          ),
        })
      : undefined
    : t('review.finding.unseen');
  return (
    <>
      {asksForMasking && (
        <>
          <TickBox
            label={t('review.finding.masked')}
            ticked={isMasked}
            aria-invalid={isTried && lacksMasking}
            aria-describedby={maskingError}
            onChange={setMasked}
          />
          <FieldError
            id={maskingError}
            text={isTried && lacksMasking ? t('review.finding.maskedMissing') : undefined}
          />
        </>
      )}
      {isTried && !isProven && (
        <ReasonSelect
          label={t('review.finding.despite')}
          placeholder={t('review.finding.choose')}
          reasons={ACCEPT_REASONS}
          inWords={(each) => t(`review.acceptReason.${each}`)}
          chosen={despite}
          error={undefined}
          onChoose={setDespite}
        />
      )}
      <FormActions>
        <PageButton
          kind="primary"
          letter={LETTERS.application.verify}
          busy={busy}
          aria-describedby={error}
          onClick={() => {
            setTried(true);
            if (wrong !== undefined || lacksMasking) return;
            if (answersRest) answer(left, 'yes');
            onVerify({
              isMaskingConfirmed: isMasked,
              ...(!isProven && despite !== null && { despite }),
            });
          }}
        >
          {t(answersRest ? 'review.finding.verifyAll' : 'review.finding.verify')}
        </PageButton>
      </FormActions>
      <FieldError id={error} text={isTried ? wrong : undefined} />
    </>
  );
}

function AskAgain({
  busy,
  language,
  onAsk,
}: {
  readonly busy: boolean;
  readonly language: Reviewed['language'];
  readonly onAsk: (reason: ResubmitReason) => void;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const inTheirWords = useBorrowersWords(language);
  const [reason, setReason] = useState<ResubmitReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <Field
        label={t('review.finding.reason')}
        required={false}
        hint={undefined}
        error={isMissing && reason === null ? t('review.finding.noReason') : undefined}
      >
        {(field) => (
          <div className={styles.again}>
            <div className={styles.reason}>
              <Select
                {...field}
                value={reason ?? ''}
                select={{ className: controls.select }}
                onChange={(_, { value }) =>
                  setReason(RESUBMIT_REASONS.find((each) => each === value) ?? null)
                }
              >
                <option value="">{t('review.finding.choose')}</option>
                {RESUBMIT_REASONS.map((each) => (
                  <option key={each} value={each}>
                    {t(`review.changeReason.${each}`)}
                  </option>
                ))}
              </Select>
            </div>
            <Button
              busy={busy}
              onClick={() => {
                if (reason === null) return setMissing(true);
                onAsk(reason);
              }}
            >
              {t('review.finding.again')}
            </Button>
          </div>
        )}
      </Field>
      {reason !== null && inTheirWords !== null && (
        <BorrowerReads language={language} text={inTheirWords(reason)} />
      )}
    </>
  );
}

/** What the borrower sees about a document that is requested again, in their language; null until its words are loaded. */
function useBorrowersWords(language: Language): ((reason: ResubmitReason) => string) | null {
  const { data } = useQuery({
    queryKey: ['words of documents', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      translatorOf(language, [await loadChunk(() => loadWords(language, 'documents'))]),
  });
  return data === undefined ? null : (reason) => data.t(`documents.reasons.${reason}`);
}
