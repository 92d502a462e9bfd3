import { useId } from 'react';
import { makeStyles } from '@griffel/react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { nameIn } from '#domain/languages.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { CostFold } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ConsentRow } from '#renderer/features/applications/shared/consent-row.tsx';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import { agrees, consentKey } from '#renderer/features/applications/wizard/draft/agreements.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { chosenProducts } from '#renderer/features/applications/wizard/steps/left.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { UnreviewedNote } from '#renderer/ui/text/unreviewed-note.tsx';

const useStyles = makeStyles({
  summary: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusXLarge,
  },
  title: { fontSize: token.fontSizeBase500 },
});

type Notice = ReplyOf<(typeof RENDERER_CALLS)['notices']>['notices'][number];

/** What the person agrees to, one by one: nothing is ticked beforehand; what holds for all stands first, and once. */
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
      <UnreviewedNote of="consents" path="/apply" />
      <Summary notices={shown} />
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

/** What holds for all of them, said once: `notices` have the same rights. */
function Summary({ notices }: { readonly notices: readonly Notice[] }) {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  const required = notices.filter(({ isRequired }) => isRequired).length;
  return (
    <section aria-labelledby={id} className={styles.summary}>
      <h2 id={id} className={styles.title}>
        {t('apply.consent.inShort')}
      </h2>
      <PointList
        items={[
          t('apply.consent.onlyForThis'),
          t('apply.consent.eachAlone', { required, all: notices.length }),
          t('apply.consent.lendersLater'),
        ]}
      />
      {[...new Set(notices.map(({ rights }) => rights))].map((rights) => (
        <p key={rights}>{rights}</p>
      ))}
    </section>
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
  const { language } = useTranslation();
  const draft = useOpenDraft();
  const key = consentKey(notice.purpose, notice.lenderId);
  return (
    <ConsentRow
      notice={notice}
      isAgreed={agrees(useDraftState(), key)}
      onChange={(isTicked) =>
        draft.agree(key, isTicked ? { noticeHash: notice.hash, language } : false)
      }
    >
      {product !== undefined && (
        <CostFold
          loan={loanIn(product.offer, language)}
          of={nameIn(product.lender.names, language)}
        />
      )}
    </ConsentRow>
  );
}
