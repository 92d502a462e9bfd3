import type { KeyChange, ListedKey } from '#contract/operators/connected-systems.ts';
import { Card } from '#renderer/features/operator/systems/card.tsx';
import {
  fieldsInWords,
  keyInWords,
  kindsInWords,
} from '#renderer/features/operator/systems/system-words.ts';
import { FactList } from '#renderer/features/operator/service/shared/fact-list.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { Proposal } from '#renderer/ui/staff/proposal.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { Moment } from '#renderer/ui/text/moment.tsx';

/** A key: what it was given for, until when, and when it was used last. */
export function KeyCard({ one, now }: { readonly one: ListedKey; readonly now: number }) {
  const { t, language } = useTranslation();
  const { key, name, prefix, state, terms, endsAt, usedAt, isMine, by } = one;
  const { busy, outcome, act } = useAct();
  const change = (asked: KeyChange) => (requestId: string) => ({ requestId, key, change: asked });
  const hasEnded = endsAt <= now;
  const standing = hasEnded ? 'ended' : 'counts';
  const isIt = state === 'PROPOSED' ? 'proposed' : standing;
  return (
    <Card
      name={t('systems.keyName', { name, prefix })}
      tone={isIt === 'proposed' ? 'waits' : 'quiet'}
      state={t(`systems.keyIs.${isIt}`)}
    >
      <FactList
        facts={[
          [t('systems.calls'), terms.calls.map((call) => t(`systems.call.${call}`)).join(', ')],
          ...(terms.calls.includes('readEvents')
            ? [[t('systems.kinds'), kindsInWords(t, terms.kinds)] as const]
            : []),
          [t('systems.fields'), fieldsInWords(t, terms.fields)],
          [t('systems.limit'), t('systems.aMinute', { count: terms.callsAMinute })],
          [
            t('systems.addresses'),
            terms.addresses.length === 0 ? t('systems.anywhere') : terms.addresses.join(', '),
          ],
          [t('systems.endsOn'), momentInWords(new Date(endsAt), language)],
          [
            t('systems.used'),
            usedAt === null ? t('systems.never') : <Moment key="at" at={usedAt} />,
          ],
        ]}
      />
      <OutcomeMessage outcome={outcome} />
      <IfMay call="changeApiKey">
        {state === 'PROPOSED' && (
          <Proposal
            by={by}
            isMine={isMine}
            words={keyInWords(t, one)}
            changed="api-key-out-of-order"
            decide={(decide, decision, done) => void decide('changeApiKey', change(decision), done)}
          />
        )}
        <FormActions>
          <AskedButton
            busy={busy}
            aria-label={t('systems.about', { act: t('systems.revoke'), name: prefix })}
            question={{
              title: t('systems.revokeKeyTitle', { name }),
              text: t('systems.revokeKeyText'),
              no: t('work.cancel'),
              yes: t('systems.revoke'),
            }}
            onYes={() => void act('changeApiKey', change('revoke'), t('systems.revoked', { name }))}
          >
            {t('systems.revoke')}
          </AskedButton>
        </FormActions>
      </IfMay>
    </Card>
  );
}
