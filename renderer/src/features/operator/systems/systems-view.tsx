import { useState } from 'react';
import { KeyCard } from '#renderer/features/operator/systems/key-card.tsx';
import { SubscriptionCard } from '#renderer/features/operator/systems/subscription-card.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { TitledPart } from '#renderer/ui/layout/titled-part.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

/** Events arrive meanwhile, or do not. In milliseconds. */
const EVERY = 30_000;

const loadSubscribe = async () =>
  (await import('#renderer/features/operator/systems/add-subscription.tsx')).AddSubscription;
const loadGiveKey = async () =>
  (await import('#renderer/features/operator/systems/key-dialog.tsx')).KeyDialog;

/** Other systems of the service: what they are told of, how that goes, and the keys with which they call. */
export function SystemsView() {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('connectedSystems', {}, { refetchInterval: EVERY });
  const [isAdding, setAdding] = useState(false);
  const [isGiving, setGiving] = useState(false);
  return (
    <Stack gap="l">
      <p>{t('systems.intro')}</p>
      {data === undefined && error !== null && (
        <Unanswered failure={error.failure} onAgain={refetch} />
      )}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data !== undefined && (
        <>
          <TitledPart title={t('systems.subscriptions')}>
            <IfMay call="addSubscription">
              <div>
                <PageButton onClick={() => setAdding(true)}>{t('systems.add')}</PageButton>
              </div>
            </IfMay>
            {data.subscriptions.length === 0 && <p>{t('systems.none')}</p>}
            {data.subscriptions.map((one) => (
              <SubscriptionCard key={one.subscription} one={one} />
            ))}
          </TitledPart>
          <TitledPart title={t('systems.keys')}>
            <IfMay call="addApiKey">
              <div>
                <PageButton onClick={() => setGiving(true)}>{t('systems.giveKey')}</PageButton>
              </div>
            </IfMay>
            {data.keys.length === 0 && <p>{t('systems.noKeys')}</p>}
            {data.keys.map((one) => (
              <KeyCard key={one.key} one={one} now={data.at} />
            ))}
          </TitledPart>
        </>
      )}
      {isAdding && <OpenedPart load={loadSubscribe} props={{ onClose: () => setAdding(false) }} />}
      {isGiving && <OpenedPart load={loadGiveKey} props={{ onClose: () => setGiving(false) }} />}
    </Stack>
  );
}
