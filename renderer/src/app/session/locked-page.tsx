import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { DeskPerson } from '#contract/desk.ts';
import { personOf } from '#contract/person-of.ts';
import { stayHere } from '#renderer/app/session/session-ended.tsx';
import { Login } from '#renderer/features/auth/login.tsx';
import { SignInAs } from '#renderer/features/auth/sign-in-as.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

const useStyles = makeStyles({
  others: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});

/** Who signs in: the owner of what is hidden, one of the others, or anybody (null). */
type Stage =
  | { readonly at: 'owner' }
  | { readonly at: 'asking' | 'other'; readonly next: string | null };

/**
 * Covers pages that were locked until their owner has signed in again, or somebody else has, which is asked about first:
 * only then is what the owner typed lost.
 */
export function LockedPage({
  people = [],
  isComputer = false,
}: {
  /** Everybody known to use this computer. */
  readonly people?: readonly DeskPerson[];
  /** Whether every page is locked, not only this one. */
  readonly isComputer?: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const owner = personOf(useSession()) ?? '';
  const [stage, setStage] = useState<Stage>({ at: 'owner' });
  const nameOf = (userId: string) => {
    const ends = people.find((each) => each.userId === userId)?.numberEnds ?? null;
    return ends === null ? userId : t('lockedDesk.person', { userId, ends });
  };
  const others = people.filter(({ userId }) => userId !== owner);
  const ask = (next: string | null) => setStage({ at: 'asking', next });
  const back = <Button onClick={() => setStage({ at: 'owner' })}>{t('lockedDesk.back')}</Button>;

  if (stage.at === 'asking') {
    const { next } = stage;
    return (
      // Remounted, so that the focus moves to its first button.
      <Dialog
        key="asking"
        title={t('lockedDesk.question')}
        opaque
        urgent
        onClose={() => setStage({ at: 'owner' })}
        actions={
          <>
            {back}
            <Button onClick={() => setStage({ at: 'other', next })}>
              {next === null
                ? t('lockedDesk.takeOver')
                : t('lockedDesk.goOnAs', { person: nameOf(next) })}
            </Button>
          </>
        }
      >
        <p>{t('lockedDesk.loses', { person: nameOf(owner) })}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      key={stage.at}
      title={t(isComputer ? 'lockedDesk.title' : 'lockedDesk.pageTitle')}
      opaque
      onClose={stayHere}
      actions={stage.at === 'owner' ? null : back}
    >
      {stage.at === 'owner' && (
        <>
          <p>{t('lockedDesk.why', { person: nameOf(owner) })}</p>
          <SignInAs userId={owner} person={nameOf(owner)} submit={t('lockedDesk.unlock')} />
          <div role="group" aria-label={t('lockedDesk.others')} className={styles.others}>
            {others.map(({ userId }) => (
              <Button key={userId} kind="subtle" onClick={() => ask(userId)}>
                {t('lockedDesk.goOnAs', { person: nameOf(userId) })}
              </Button>
            ))}
            <Button kind="subtle" onClick={() => ask(null)}>
              {t('lockedDesk.somebodyElse')}
            </Button>
          </div>
        </>
      )}
      {stage.at === 'other' && stage.next !== null && (
        <>
          <p>{t('lockedDesk.asOther', { person: nameOf(stage.next), owner: nameOf(owner) })}</p>
          <SignInAs
            userId={stage.next}
            person={nameOf(stage.next)}
            submit={t('lockedDesk.signIn')}
          />
        </>
      )}
      {stage.at === 'other' && stage.next === null && (
        <>
          <p>{t('lockedDesk.asAnybody', { owner: nameOf(owner) })}</p>
          <Login onSignedIn={stayHere} />
        </>
      )}
    </Dialog>
  );
}
