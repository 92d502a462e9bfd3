import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { BodyOf, login } from '#contract/gateway.ts';
import { formatMobileNumber } from '#domain/mobile-number.ts';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import {
  NUMBER_DRAFT,
  PhoneVerification,
} from '#renderer/features/auth/shared/phone-verification.tsx';
import { PasswordSignIn } from '#renderer/features/auth/sign-in/password-sign-in.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import { space } from '#renderer/theme/token.ts';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';
import { personOf } from '#contract/person-of.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

type Method = 'password' | 'code';
type Credentials = BodyOf<typeof login>;

/**
 * Signs in one known person, by password or phone code and nothing else; anybody else's are refused. The session then
 * changes, which whoever shows this follows.
 */
export function SignInAs({
  userId,
  person,
  submit,
}: {
  readonly userId: string;
  /** What people read of who that is. */
  readonly person: string;
  readonly submit: string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const isHere = personOf(useSession()) === userId;
  const number = isHere ? platform.mobileNumber.current() : null;
  // Whoever signed in with a code may have no password.
  const [method, setMethod] = useState<Method>(number === null ? 'password' : 'code');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempts, setAttempts] = useState(0);

  async function signIn(credentials: Credentials, proof: string | null): Promise<void> {
    const result = await platform.signIn(credentials, proof, userId);
    // The fields are cleared after every attempt, as everywhere (spec section 4).
    setAttempts((count) => count + 1);
    tabStorage.removeItem(NUMBER_DRAFT);
    if (result.ok) return;
    const { failure } = result;
    if (failure.kind !== 'refused') return setOutcome(failedAttempt(t, 'errors.noConnection'));
    const { retryAfterSeconds: wait } = failure;
    const text = t(proof === null ? 'lockedDesk.wrongPassword' : 'lockedDesk.wrongNumber', {
      person,
    });
    setOutcome({
      kind: 'failure',
      text: wait === undefined ? text : `${text} ${t('errors.tooMany', { count: wait })}`,
    });
  }

  return (
    <div className={styles.stack}>
      <OutcomeMessage outcome={outcome} />
      <Tabs<Method>
        label={submit}
        chosen={method}
        onChoose={(next) => {
          setOutcome(null);
          setMethod(next);
        }}
        tabs={[
          { name: 'password', label: t('lockedDesk.byPassword') },
          { name: 'code', label: t('lockedDesk.byCode') },
        ]}
      >
        {method === 'password' ? (
          <PasswordSignIn
            key={attempts}
            typed={{ userId, password: '' }}
            isKnown
            submit={submit}
            onSubmit={(values) => {
              setOutcome(null);
              return signIn({ mobileNumber: null, ...values }, null);
            }}
          />
        ) : (
          <PhoneVerification
            key={attempts}
            known={
              number === null
                ? undefined
                : {
                    mobileNumber: number,
                    shownAs: formatMobileNumber(number),
                    text: t('lockedDesk.codeGoesTo', { ends: number.slice(-2) }),
                  }
            }
            onAttempt={() => setOutcome(null)}
            onFailure={(failure, step) =>
              setOutcome(failedAttempt(t, phoneReasonKey(failure, step)))
            }
            onVerified={({ mobileNumber, proof }) =>
              signIn({ mobileNumber, password: null, userId: null }, proof)
            }
          />
        )}
      </Tabs>
    </div>
  );
}
