import type { ProposalDecision } from '#contract/operators/lender-systems.ts';
import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { indianDayOf } from '#domain/days.ts';
import { AddKey } from '#renderer/features/operator/organisations/lender/add-key.tsx';
import type { LenderSystem } from '#renderer/features/operator/organisations/lender/lender-system.ts';
import { DecideButtons } from '#renderer/features/operator/organisations/shared/decide-buttons.tsx';
import { useOrganisationAct } from '#renderer/features/operator/organisations/shared/use-organisation-act.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { AskedPageButton } from '#renderer/ui/staff/page-button.tsx';

type LenderKey = LenderSystem['keys'][number];

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: token.fontSizeBase300, outlineStyle: 'none' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  key: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
  name: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
  x: {
    fontFamily: token.fontFamilyMonospace,
    fontSize: token.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

/** The keys by which a lender's system signs. A new one takes two operators; ending one takes one. */
export function LenderKeys({ system: { lenderId, keys } }: { readonly system: LenderSystem }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { busy, outcome, act } = useOrganisationAct();
  const heading = useRef<HTMLHeadingElement>(null);

  async function decide(keyId: string, decision: ProposalDecision): Promise<void> {
    const body = { lenderId, keyId, decision };
    const decided = await act(
      'decideLenderKey',
      (requestId) => ({ requestId, ...body }),
      t(`organisations.keys.done.${decision}`, { key: keyId }),
    );
    // The button that was pressed is gone.
    if (decided !== null) heading.current?.focus();
  }

  async function revoke(keyId: string): Promise<void> {
    const body = { lenderId, keyId };
    const revoked = await act(
      'revokeLenderKey',
      (requestId) => ({ requestId, ...body }),
      t('organisations.keys.done.revoke', { key: keyId }),
    );
    if (revoked !== null) heading.current?.focus();
  }

  const actOn = ({ keyId, state, isMine }: LenderKey) =>
    state === 'PROPOSED' ? (
      <DecideButtons
        what={keyId}
        isMine={isMine}
        busy={busy}
        onDecide={(decision) => void decide(keyId, decision)}
      />
    ) : (
      state === 'ACTIVE' && (
        <div>
          <AskedPageButton
            busy={busy}
            aria-label={t('organisations.about', {
              act: t('organisations.keys.revoke'),
              what: keyId,
            })}
            question={{
              title: t('organisations.keys.revokeTitle', { key: keyId }),
              text: t('organisations.keys.revokeText'),
              no: t('work.cancel'),
              yes: t('organisations.keys.revoke'),
            }}
            onYes={() => void revoke(keyId)}
          >
            {t('organisations.keys.revoke')}
          </AskedPageButton>
        </div>
      )
    );

  return (
    <Stack gap="m">
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('organisations.keys.title')}
      </h3>
      {keys.length === 0 && <p>{t('organisations.keys.none')}</p>}
      <OutcomeMessage outcome={outcome} />
      <ul className={styles.list}>
        {keys.map((key) => (
          <li key={key.keyId} className={styles.key}>
            <span className={styles.name}>{key.keyId}</span>
            <span className={styles.x}>{key.x}</span>
            <span>
              {t(`organisations.keys.state.${key.state}`, {
                day: dayInWords(indianDayOf(key.changedAt), language),
              })}
            </span>
            <IfMay call="decideLenderKey">{actOn(key)}</IfMay>
          </li>
        ))}
      </ul>
      <IfMay call="addLenderKey">
        <AddKey lenderId={lenderId} />
      </IfMay>
    </Stack>
  );
}
