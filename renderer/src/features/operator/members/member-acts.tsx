import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { type Member, personIn } from '#renderer/features/operator/members/member.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { token } from '#renderer/theme/token.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import type { Acting } from '#renderer/ui/staff/use-act.ts';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';

export type OnRevocation = { readonly acting: Acting; readonly onRevoked: () => void };

const useStyles = makeStyles({
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** A forgotten password: one operator allows a new one, another confirms it. Nobody does either for themselves. */
export function NewPassword({
  member,
  acting: { busy, act },
}: Pick<OnRevocation, 'acting'> & { readonly member: Member }) {
  const { id, userId, role, state, newPassword } = member;
  const styles = useStyles();
  const { t, language } = useTranslation();
  const session = useSession();
  const person = personIn(member);
  if (state !== 'ACTIVE' || role === 'dealer' || userId === session.userId) return null;
  if (newPassword?.isAllowed === true) {
    const time = momentInWords(new Date(newPassword.until), language);
    return <span className={styles.note}>{t('memberList.newPassword.allowed', { time })}</span>;
  }
  if (newPassword?.askedBy.userId === session.userId) {
    return <span className={styles.note}>{t('memberList.newPassword.waits')}</span>;
  }

  const allow = () =>
    act(
      'allowNewPassword',
      (requestId) => ({ requestId, membership: id }),
      ({ isAllowed }) =>
        isAllowed
          ? t('memberList.newPassword.confirmed', { person, address: '/recover' })
          : t('memberList.newPassword.asked', { person }),
    );
  const question =
    newPassword === null
      ? {
          title: t('memberList.newPassword.askTitle', { person }),
          text: t('memberList.newPassword.ask'),
          no: t('memberList.newPassword.no'),
          yes: t('memberList.newPassword.yes'),
        }
      : {
          title: t('memberList.newPassword.confirmTitle', { person }),
          text: t('memberList.newPassword.confirmAsked', { asker: personIn(newPassword.askedBy) }),
          no: t('memberList.newPassword.no'),
          yes: t('memberList.newPassword.confirm'),
        };
  return (
    <AskedPageButton
      kind="subtle"
      busy={busy}
      aria-label={t(
        newPassword === null
          ? 'memberList.newPassword.allowOf'
          : 'memberList.newPassword.confirmOf',
        { person },
      )}
      question={question}
      onYes={() => void allow()}
    >
      {t(newPassword === null ? 'memberList.newPassword.allow' : 'memberList.newPassword.confirm')}
    </AskedPageButton>
  );
}

/** Ends a membership after confirmation, and passes on what an operator has in hand. Operators cannot end their own here. */
export function Revocation({
  member,
  colleagues,
  acting: { busy, act },
  onRevoked,
}: OnRevocation & {
  readonly member: Member;
  /** Who could take over. */
  readonly colleagues: readonly Member[];
}) {
  const { id, userId, role, state, claims } = member;
  const styles = useStyles();
  const { t } = useTranslation();
  const session = useSession();
  const [passTo, setPassTo] = useState('');
  const isInvited = state === 'INVITED';
  const person = personIn(member);
  const holdsSome = role === 'operator' && claims > 0;

  async function revoke(): Promise<void> {
    const colleague = colleagues.find((each) => each.id === passTo);
    const revoked = await act(
      'revokeMembership',
      (requestId) => ({
        requestId,
        membership: id,
        ...(colleague !== undefined && { passTo: colleague.id }),
      }),
      ({ passedOn }) =>
        colleague === undefined
          ? t(isInvited ? 'memberList.withdrawn' : 'memberList.revoked', { person })
          : t('memberList.passedOn', {
              count: passedOn,
              person,
              colleague: personIn(colleague),
            }),
    );
    if (revoked !== null) onRevoked();
  }

  if (state === 'REVOKED') return null;
  if (userId === session.userId && role === 'operator') {
    return <span className={styles.note}>{t('memberList.own')}</span>;
  }
  return (
    <AskedPageButton
      busy={busy}
      aria-label={t(isInvited ? 'memberList.withdrawOf' : 'memberList.revokeOf', { person })}
      question={{
        title: t(isInvited ? 'memberList.askWithdraw' : 'memberList.askTitle', { person }),
        text: t(isInvited ? 'memberList.askInvited' : `memberList.ask.${role}`),
        no: t('memberList.keep'),
        yes: t(isInvited ? 'memberList.withdraw' : 'memberList.revoke'),
        children: holdsSome && (
          <>
            <p>{t('memberList.holds', { count: claims })}</p>
            <ChoiceField
              label={t('memberList.passTo')}
              value={passTo}
              onChange={setPassTo}
              options={[
                { value: '', label: t('memberList.toQueue') },
                ...colleagues.map((each) => ({ value: each.id, label: personIn(each) })),
              ]}
            />
          </>
        ),
      }}
      onYes={() => void revoke()}
    >
      {t(isInvited ? 'memberList.withdraw' : 'memberList.revoke')}
    </AskedPageButton>
  );
}

const loadDuties = async () =>
  (await import('#renderer/features/operator/members/duties-dialog.tsx')).DutiesDialog;

const loadDealerDuty = async () =>
  (await import('#renderer/features/operator/members/dealer-duty-dialog.tsx')).DealerDutyDialog;

/** Opens the duties of an operator, or of a dealer's member. Nobody changes their own. */
export function ChangeDuties({ member }: { readonly member: Member }) {
  const { userId, role, state, provider } = member;
  const { t } = useTranslation();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  // Groups say what their members may do.
  if (provider !== undefined) return null;
  if (role === 'lender' || state === 'REVOKED') return null;
  if (role === 'operator' && userId === session.userId) return null;
  const person = personIn(member);
  return (
    <>
      <PageButton
        kind="subtle"
        aria-label={t('memberList.changeDuties.buttonOf', { person })}
        onClick={() => setOpen(true)}
      >
        {t('memberList.changeDuties.button')}
      </PageButton>
      {isOpen && (
        <OpenedPart
          load={role === 'dealer' ? loadDealerDuty : loadDuties}
          props={{ member, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
