import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { forgetLink, takenLink } from '#renderer/features/applications/continuation/link.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

/**
 * Follows the link that a terminal showed as a code, once the person has signed in here as well; until that is answered
 * nothing else is shown. Where the page was opened otherwise, it adds nothing.
 */
export function Continuation({
  onContinued,
  children,
}: {
  /** Called with the number of the application that the person continues. */
  readonly onContinued: (number: string) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { userId } = useSession();
  const { busy, change } = useChange();
  const [token, setToken] = useState(takenLink);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const begun = useRef(false);

  async function follow(link: string): Promise<void> {
    setOutcome(null);
    const answer = await change('continueHere', (requestId) => ({ requestId, token: link }));
    if (answer.ok) {
      forget();
      return onContinued(answer.value.number);
    }
    const { failure } = answer;
    if (!refusedAs(failure, 'link-ended', { status: 404 })) {
      return setOutcome(failureOutcome(t, failure));
    }
    forget();
    return setOutcome({
      kind: 'failure',
      text: t('applications.continuation.used'),
      advice: t('applications.continuation.usedAdvice'),
    });
  }
  function forget(): void {
    forgetLink();
    setToken(null);
  }
  const begin = useEffectEvent(() => {
    if (token === null || begun.current) return;
    begun.current = true;
    void follow(token);
  });
  useEffect(() => {
    if (userId === null) begun.current = false;
    else begin();
  }, [userId]);

  if (token !== null && userId !== null && outcome === null) {
    return <p role="status">{t('applications.continuation.opening')}</p>;
  }
  return (
    <>
      {token !== null && userId === null && (
        <Remark>{t('applications.continuation.signIn')}</Remark>
      )}
      <OutcomeMessage outcome={outcome} />
      {token !== null && outcome !== null && (
        <FormActions>
          <Button busy={busy} onClick={() => void follow(token)}>
            {t('applications.continuation.again')}
          </Button>
        </FormActions>
      )}
      {children}
    </>
  );
}
