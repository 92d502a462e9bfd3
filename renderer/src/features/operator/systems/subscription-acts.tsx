import { useRef, useState } from 'react';
import type {
  ListedSubscription,
  SubscriptionAct,
  SubscriptionChange,
} from '#contract/operators/connected-systems.ts';
import { SKIP_REASONS } from '#contract/operators/connected-systems.ts';
import { newSecret, OLD_SECRET_HOURS } from '#domain/connected-systems.ts';
import { randomBytes } from '#renderer/features/operator/shared/sha256.ts';
import { ShownCode } from '#renderer/features/operator/shared/shown-code.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { Reason } from '#renderer/ui/staff/reason.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

const loadDialog = async () =>
  (await import('#renderer/features/operator/systems/change-subscription.tsx')).ChangeSubscription;

/** What can be done about a subscription; it asks before what cannot be undone. */
export function SubscriptionActs({ one }: { readonly one: ListedSubscription }) {
  const { t } = useTranslation();
  const { subscription, version, name, state, terms, next: nextEvent, waiting } = one;
  const { busy, outcome, act } = useAct();
  const [opened, setOpened] = useState<'change' | 'skip' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  // The same one again where an answer was lost, so that it counts once.
  const made = useRef<string | null>(null);
  const seen = (requestId: string) => ({ requestId, subscription, version });
  const run = (asked: SubscriptionAct, done: string) =>
    act('runSubscription', (requestId) => ({ ...seen(requestId), act: asked }), done);
  const change = (asked: SubscriptionChange, done?: string) =>
    act('changeSubscription', (requestId) => ({ ...seen(requestId), change: asked }), done);

  async function changeSecret(): Promise<void> {
    const next = (made.current ??= newSecret(randomBytes));
    if ((await change({ kind: 'secret', secret: next })) === null) return;
    made.current = null;
    setSecret(next);
  }

  const about = (what: string) => t('systems.about', { act: what, name });
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        {state === 'ACTIVE' && (
          <IfMay call="runSubscription">
            {waiting > 0 && (
              <Button
                busy={busy}
                aria-label={about(t('systems.again'))}
                onClick={() => void run({ kind: 'again' }, t('systems.againDone'))}
              >
                {t('systems.again')}
              </Button>
            )}
            {nextEvent?.problem != null && (
              <Button
                busy={busy}
                aria-label={about(t('systems.skip'))}
                onClick={() => setOpened('skip')}
              >
                {t('systems.skip')}
              </Button>
            )}
            <Button
              busy={busy}
              aria-label={about(t('systems.pause'))}
              onClick={() => void run({ kind: 'pause' }, t('systems.pauseDone'))}
            >
              {t('systems.pause')}
            </Button>
          </IfMay>
        )}
        {state === 'PAUSED' && (
          <IfMay call="runSubscription">
            <Button
              kind="primary"
              busy={busy}
              aria-label={about(t('systems.resume'))}
              onClick={() => void run({ kind: 'resume' }, t('systems.resumeDone'))}
            >
              {t('systems.resume')}
            </Button>
          </IfMay>
        )}
        <IfMay call="changeSubscription">
          <Button
            busy={busy}
            aria-label={about(t('systems.change'))}
            onClick={() => setOpened('change')}
          >
            {t('systems.change')}
          </Button>
          <AskedButton
            busy={busy}
            aria-label={about(t('systems.secret'))}
            question={{
              title: t('systems.secretTitle', { name }),
              text: t('systems.secretAsked', { count: OLD_SECRET_HOURS }),
              no: t('work.cancel'),
              yes: t('systems.secret'),
            }}
            onYes={() => void changeSecret()}
          >
            {t('systems.secret')}
          </AskedButton>
          <AskedButton
            busy={busy}
            aria-label={about(t('systems.revoke'))}
            question={{
              title: t('systems.revokeTitle', { name }),
              text: t('systems.revokeText'),
              no: t('work.cancel'),
              yes: t('systems.revoke'),
            }}
            onYes={() => void change({ kind: 'revoke' }, t('systems.revoked', { name }))}
          >
            {t('systems.revoke')}
          </AskedButton>
        </IfMay>
      </FormActions>
      {opened === 'change' && (
        <OpenedPart
          load={loadDialog}
          props={{
            subscription,
            version,
            name,
            known: terms ?? one.proposal?.terms ?? null,
            onClose: () => setOpened(null),
          }}
        />
      )}
      {opened === 'skip' && nextEvent !== null && (
        <Reason
          title={t('systems.skipTitle')}
          label={t('systems.skipReason')}
          missing="form.required"
          reasons={SKIP_REASONS.map((value) => ({ value, label: t(`systems.skipFor.${value}`) }))}
          stacked
          no={t('work.cancel')}
          yes={t('systems.skipIt')}
          suggested="no"
          busy={busy}
          outcome={outcome}
          onClose={() => setOpened(null)}
          onChosen={(reason) =>
            void run({ kind: 'skip', event: nextEvent.id, reason }, t('systems.skipped')).then(
              (done) => {
                if (done !== null) setOpened(null);
              },
            )
          }
        >
          <p>{t('systems.skipText', { name, kind: t(`systems.kind.${nextEvent.kind}`) })}</p>
        </Reason>
      )}
      {secret !== null && (
        <ShownCode
          title={t('systems.secretTitle', { name })}
          text={t('systems.secretText')}
          noted={t('systems.noted')}
          code={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
