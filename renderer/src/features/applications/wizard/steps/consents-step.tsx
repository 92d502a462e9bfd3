import { useId } from 'react';
import { makeStyles } from '@griffel/react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { CostFold } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { coveredData } from '#renderer/features/applications/shared/covered-data.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import { agrees, consentKey } from '#renderer/features/applications/wizard/draft/agreements.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { chosenProducts } from '#renderer/features/applications/wizard/steps/review/left.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: space.m,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
  title: { fontSize: token.fontSizeBase500 },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

type Notice = ReplyOf<(typeof RENDERER_CALLS)['notices']>['notices'][number];

/** What the person agrees to, one by one: nothing is ticked beforehand, and each can be read alone. */
export function ConsentsStep() {
  const { t, language } = useTranslation();
  const draft = useOpenDraft();
  const state = useDraftState();
  const { number } = state.application;
  const notices = useCallQuery('notices', { number, language });
  const products = chosenProducts(state);
  const chosen = products.map(({ lender }) => lender.id);
  if (notices.data === undefined) {
    return notices.isError ? (
      <OutcomeMessage
        outcome={{
          ...failureOutcome(t, notices.error.failure),
          advice: <Button onClick={() => void notices.refetch()}>{t('apply.retry')}</Button>,
        }}
      />
    ) : (
      <p role="status">{t('apply.opening')}</p>
    );
  }
  const shown = notices.data.notices.filter(
    ({ lenderId }) => lenderId === null || chosen.includes(lenderId),
  );
  return (
    <>
      {state.needsProof && (
        <PhoneProof
          level="h2"
          heading={t('apply.consent.proofTitle')}
          why={t('apply.consent.proofWhy')}
          onProof={async (proof) => void (await draft.prove(proof))}
          onCancel={draft.takeBackAgreements}
        />
      )}
      {shown.map((notice) => (
        <NoticeToRead
          key={consentKey(notice.purpose, notice.lenderId)}
          notice={notice}
          product={products.find(({ lender }) => lender.id === notice.lenderId)}
        />
      ))}
      {chosen.length === 0 && <Remark>{t('apply.consent.lendersFirst')}</Remark>}
    </>
  );
}

function NoticeToRead({
  notice,
  product,
}: {
  readonly notice: Notice;
  /** What the lender of the notice was chosen for. */
  readonly product: MatchedProduct | undefined;
}) {
  const styles = useStyles();
  const id = useId();
  const translator = useTranslation();
  const { t, language } = translator;
  const draft = useOpenDraft();
  const key = consentKey(notice.purpose, notice.lenderId);
  const isAgreed = agrees(useDraftState(), key);
  return (
    <section aria-labelledby={id} className={styles.notice}>
      <h2 id={id} className={styles.title}>
        {notice.title}
      </h2>
      <p className={styles.aside}>
        {t(notice.isRequired ? 'apply.consent.required' : 'apply.consent.optional')}
      </p>
      <p>{notice.text}</p>
      <p>
        {t('apply.consent.data')}: {coveredData(translator, notice.items)}
      </p>
      <p className={styles.aside}>{notice.rights}</p>
      {product !== undefined && (
        <CostFold loan={loanIn(product.offer, language)} of={product.lender.names[language]} />
      )}
      <TickBox
        ticked={isAgreed}
        aria-describedby={id}
        label={t('apply.consent.agree')}
        onChange={(isTicked) =>
          draft.agree(key, isTicked ? { noticeHash: notice.hash, language } : false)
        }
      />
      {notice.lenderId !== null && <p className={styles.aside}>{t('apply.consent.withProof')}</p>}
    </section>
  );
}
