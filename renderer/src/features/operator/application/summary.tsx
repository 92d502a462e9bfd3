import { useState } from 'react';
import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import {
  type NextAct,
  type Reviewed,
  documentsToCheck,
  kindsToAskFor,
  nextActOf,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { DueMark } from '#renderer/features/operator/queue/due-mark.tsx';
import { LevelMark } from '#renderer/ui/staff/levels/level-mark.tsx';
import { comeBackInWords, stateInWords } from '#renderer/features/operator/queue/queue-words.ts';
import { applicationEdge } from '#domain/lending/states/application-states.ts';
import { momentInWords, timeInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { IfMay, useMay } from '#renderer/ui/staff/duties.tsx';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    padding: space.m,
    backgroundColor: token.colorNeutralBackground2,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
  facts: { display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.xl}`, margin: 0 },
  name: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  value: { margin: 0, fontWeight: token.fontWeightSemibold },
  next: { fontSize: token.fontSizeBase400 },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

const COLOURS = {
  DRAFT: 'informative',
  SUBMITTED: 'brand',
  IN_REVIEW: 'brand',
  ACTION_REQUIRED: 'warning',
  WITH_LENDER: 'success',
  CLOSED: 'informative',
} as const satisfies Record<Reviewed['state'], string>;

function claimInWords({ t, language }: Translator, { claim }: Reviewed): string {
  if (claim === null) return t('review.claimedBy.nobody');
  const moment = momentInWords(new Date(claim.at), language);
  return t(`review.claimedBy.${claim.isMine ? 'me' : 'somebody'}`, { moment });
}

function nextInWords({ t }: Translator, application: Reviewed): string {
  const next: NextAct = nextActOf(application);
  if (next === 'check') {
    return t('review.next.check', { count: documentsToCheck(application).length });
  }
  if (next === 'askAgain') {
    return t('review.next.askAgain', { count: kindsToAskFor(application).length });
  }
  return t(`review.next.${next}`);
}

/** The status of an application, whose it is, and what to do next. */
export function Summary({
  application,
  asOf,
  isRefreshing,
  onRefresh,
  onClaimed,
}: {
  readonly application: Reviewed;
  /** When it was read, in milliseconds since 1970. */
  readonly asOf: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  /** Called when whoever looks at it has claimed it here. */
  readonly onClaimed: () => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { state, submittedAt, pinArea } = application;
  const comesBack = comeBackInWords(translator, application.comesBackAt, asOf);
  const facts = [
    {
      name: t('review.fact.state'),
      value: (
        <Badge appearance="tint" size="extra-large" color={COLOURS[state]}>
          {stateInWords(translator, application)}
        </Badge>
      ),
    },
    { name: t('review.fact.due'), value: <DueMark dueAt={application.dueAt} at={asOf} /> },
    ...(application.level === null || application.level.is === 'none'
      ? []
      : [
          {
            name: t('review.fact.level'),
            value: <LevelMark level={application.level} at={asOf} />,
          },
        ]),
    ...(comesBack === null ? [] : [{ name: t('review.fact.comesBack'), value: comesBack }]),
    { name: t('review.fact.claim'), value: claimInWords(translator, application) },
    { name: t('review.fact.sent'), value: momentInWords(new Date(submittedAt), language) },
    { name: t('review.fact.pinArea'), value: pinArea === null ? '–' : `${pinArea}xxx` },
    {
      name: t('review.fact.language'),
      value: t(`review.fact.languages.${application.language}`),
    },
  ];
  return (
    <section aria-label={t('review.standing')} className={styles.part}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <IfMay call="claimApplication">
        <p className={styles.next}>{nextInWords(translator, application)}</p>
      </IfMay>
      <ClaimActs application={application} onClaimed={onClaimed}>
        <PageButton busy={isRefreshing} onClick={onRefresh}>
          {t('review.refresh')}
        </PageButton>
      </ClaimActs>
      <p className={styles.note}>
        <span role="status">
          {t('review.asOf', { time: timeInWords(new Date(asOf), language) })}
        </span>{' '}
        {t('review.logged')}
      </p>
    </section>
  );
}

const loadAssign = async () =>
  (await import('#renderer/features/operator/application/claim/assign-dialog.tsx')).AssignDialog;

const loadComeBack = async () =>
  (await import('#renderer/features/operator/application/claim/come-back-dialog.tsx'))
    .ComeBackDialog;

function ClaimActs({
  application,
  onClaimed,
  children,
}: {
  readonly application: Reviewed;
  readonly onClaimed: () => void;
  readonly children: React.ReactNode;
}) {
  const { t } = useTranslation();
  const { number, version, state, claim, comesBackAt } = application;
  const { busy, outcome, act } = useReviewAct();
  const [asked, setAsked] = useState<'assign' | 'comeBack' | null>(null);
  const props = { application, onClose: () => setAsked(null) };
  const seen = (requestId: string) => ({ requestId, number, version });
  async function claimIt(): Promise<void> {
    const reply = await act('claimApplication', seen, t('review.claimed'));
    if (reply !== null) onClaimed();
  }
  const may = useMay()('claimApplication');
  const mayClaim = may && claim === null && applicationEdge('claim', state) !== null;
  const holdsIt = may && claim?.isMine === true;
  const mayRelease = holdsIt && applicationEdge('release', state) !== null;
  const mayPutOff = holdsIt && state === 'IN_REVIEW';
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        {mayClaim && (
          <PageButton
            kind="primary"
            letter={LETTERS.application.claim}
            busy={busy}
            onClick={() => void claimIt()}
          >
            {t('review.claim')}
          </PageButton>
        )}
        {mayRelease && (
          <PageButton
            letter={LETTERS.application.release}
            busy={busy}
            onClick={() => void act('releaseApplication', seen, t('review.released'))}
          >
            {t('review.release')}
          </PageButton>
        )}
        {holdsIt && (
          <PageButton letter={LETTERS.application.assign} onClick={() => setAsked('assign')}>
            {t('review.assign.start')}
          </PageButton>
        )}
        {mayPutOff && (
          <PageButton letter={LETTERS.application.putOff} onClick={() => setAsked('comeBack')}>
            {t(comesBackAt === null ? 'review.comeBack.start' : 'review.comeBack.move')}
          </PageButton>
        )}
        {mayPutOff && comesBackAt !== null && (
          <PageButton
            busy={busy}
            onClick={() =>
              void act(
                'comeBackOn',
                (requestId) => ({ ...seen(requestId), day: null }),
                t('review.comeBack.cleared'),
              )
            }
          >
            {t('review.comeBack.clear')}
          </PageButton>
        )}
        {children}
      </FormActions>
      {asked === 'assign' && <OpenedPart load={loadAssign} props={props} />}
      {asked === 'comeBack' && <OpenedPart load={loadComeBack} props={props} />}
    </>
  );
}
