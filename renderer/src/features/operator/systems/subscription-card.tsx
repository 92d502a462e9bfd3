import type { ListedSubscription } from '#contract/operators/connected-systems.ts';
import { Card } from '#renderer/features/operator/systems/card.tsx';
import { SubscriptionActs } from '#renderer/features/operator/systems/subscription-acts.tsx';
import { SubscriptionFacts } from '#renderer/features/operator/systems/subscription-facts.tsx';
import { standingOf, termsInWords } from '#renderer/features/operator/systems/system-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { Proposal } from '#renderer/ui/staff/proposal.tsx';

const TONES = {
  proposed: 'waits',
  paused: 'quiet',
  stuck: 'urgent',
  trying: 'waits',
  fine: 'quiet',
} as const;

/** What one system is told of, how the sending goes, and what waits for another operator. */
export function SubscriptionCard({ one }: { readonly one: ListedSubscription }) {
  const { t } = useTranslation();
  const { name, subscription, version, proposal } = one;
  const standing = standingOf(one);
  return (
    <Card name={name} tone={TONES[standing]} state={t(`systems.is.${standing}`)}>
      <SubscriptionFacts one={one} />
      {proposal !== null && (
        <IfMay call="changeSubscription">
          <Proposal
            by={proposal.by}
            isMine={proposal.isMine}
            words={termsInWords(t, proposal.terms)}
            changed="subscription-changed"
            decide={(act, decision, done) =>
              void act(
                'changeSubscription',
                (requestId) => ({ requestId, subscription, version, change: { kind: decision } }),
                done,
              )
            }
          />
        </IfMay>
      )}
      <SubscriptionActs one={one} />
    </Card>
  );
}
