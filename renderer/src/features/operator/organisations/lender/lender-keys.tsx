import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import { indianDayOf } from '#domain/days.ts';
import { AddKey } from '#renderer/features/operator/organisations/lender/add-key.tsx';
import type { LenderSystem } from '#renderer/features/operator/organisations/lender/lender-system.ts';
import { DecideButtons } from '#renderer/features/operator/organisations/shared/decide-buttons.tsx';
import { useSettle } from '#renderer/features/operator/organisations/shared/use-settle.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

type LenderKey = LenderSystem['keys'][number];

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
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
  const { busy, change } = useChange();
  const { outcome, settle } = useSettle();
  const heading = useRef<HTMLHeadingElement>(null);
  const [revoking, setRevoking] = useState<string | null>(null);

  async function decide(keyId: string, decision: 'approve' | 'refuse'): Promise<void> {
    const body = { lenderId, keyId, decision };
    const answer = await change('decideLenderKey', (requestId) => ({ requestId, ...body }));
    // The button that was pressed is gone.
    if (settle(answer, t(`organisations.keys.done.${decision}`, { key: keyId }))) {
      heading.current?.focus();
    }
  }

  async function revoke(keyId: string): Promise<void> {
    const body = { lenderId, keyId };
    const answer = await change('revokeLenderKey', (requestId) => ({ requestId, ...body }));
    if (settle(answer, t('organisations.keys.done.revoke', { key: keyId }))) {
      heading.current?.focus();
    }
  }

  const act = ({ keyId, state, isMine }: LenderKey) =>
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
          <Button
            busy={busy}
            aria-label={t('organisations.about', {
              act: t('organisations.keys.revoke'),
              what: keyId,
            })}
            onClick={() => setRevoking(keyId)}
          >
            {t('organisations.keys.revoke')}
          </Button>
        </div>
      )
    );

  return (
    <div className={styles.part}>
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
            {act(key)}
          </li>
        ))}
      </ul>
      <AddKey lenderId={lenderId} />
      {revoking !== null && (
        <Question
          title={t('organisations.keys.revokeTitle', { key: revoking })}
          text={t('organisations.keys.revokeText')}
          no={t('catalogue.cancel')}
          yes={t('organisations.keys.revoke')}
          onAnswer={(yes) => {
            setRevoking(null);
            if (yes) void revoke(revoking);
          }}
        />
      )}
    </div>
  );
}
