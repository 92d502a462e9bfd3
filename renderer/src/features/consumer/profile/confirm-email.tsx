import { Badge, Card } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL_CODE_VALID_MINUTES } from '#domain/email-code.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useCardStyles } from '#renderer/features/consumer/shared/card-styles.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { useEmailStatus } from '#renderer/platform/queries/use-email-status.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { ResendCountdown } from '#renderer/ui/form/resend-countdown.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/consumer/profile/email-code-rules.ts')).emailCodeRules,
);

/** A longer wait is not counted down. */
const MAX_COUNTDOWN_SECONDS = 60;

const useStyles = makeStyles({
  measure: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '40rem' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  title: { fontSize: token.fontSizeBase500, outlineStyle: 'none' },
  text: { overflowWrap: 'anywhere' },
});

type Doing = 'sending' | 'confirming' | null;

/** Whether the person's email is confirmed, and how to confirm it by a code. Nothing where no email is sent. */
export function ConfirmEmail({
  isAside,
}: {
  /** Whether it is shown only while there is something to do. */
  readonly isAside: boolean;
}) {
  const styles = useStyles();
  const cards = useCardStyles();
  const { t, language } = useTranslation();
  const platform = usePlatform();
  const { status, at, refetch } = useEmailStatus();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isDone, setDone] = useState(false);
  const [sentCount, setSent] = useState(0);
  const isConfirmedNow = isDone && status?.isConfirmed === true;
  // The field that had the focus is gone.
  useEffect(() => {
    if (isConfirmedNow) heading.current?.focus();
  }, [isConfirmedNow]);

  if (status === null || status.email === '' || (isAside && status.isConfirmed && !isDone))
    return null;
  const { email, isConfirmed, hasCode, waitSeconds } = status;

  async function act(next: Exclude<Doing, null>, work: () => Promise<Outcome | null>) {
    setOutcome(null);
    setDoing(next);
    const found = await work();
    await refetch();
    setOutcome(found);
    setDoing(null);
  }

  const send = () =>
    act('sending', async () => {
      const sent = await platform.call('sendEmailCode', { email, language });
      if (!sent.ok) return failed(sendingWords(sent.failure));
      setSent((count) => count + 1);
      return null;
    });

  const confirm = (code: string) =>
    act('confirming', async () => {
      const confirmed = await platform.call('confirmEmail', { email, code });
      if (!confirmed.ok) return failed(confirmingWords(confirmed.failure));
      setDone(true);
      return { kind: 'success', text: t('confirmEmail.done') };
    });

  /** Null where the page says by itself that the session has ended. */
  const failed = (words: PlainKey | null): Outcome | null =>
    words === null ? null : { kind: 'failure', text: t(words) };

  return (
    <Card role="region" aria-label={t('confirmEmail.heading')} className={cards.card}>
      <div className={styles.measure}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {t('confirmEmail.heading')}
          </h2>
          <Badge appearance="outline" size="large" color={isConfirmed ? 'success' : 'warning'}>
            {t(isConfirmed ? 'confirmEmail.confirmed' : 'confirmEmail.notConfirmed')}
          </Badge>
        </div>
        <OutcomeMessage outcome={outcome} />
        {isConfirmed && <p className={styles.text}>{t('confirmEmail.whatFor', { email })}</p>}
        {!isConfirmed && !hasCode && (
          <>
            <p className={styles.text}>{t('confirmEmail.why', { email })}</p>
            <FormActions>
              <Button kind="primary" busy={doing === 'sending'} onClick={() => void send()}>
                {t(doing === 'sending' ? 'confirmEmail.sending' : 'confirmEmail.send')}
              </Button>
            </FormActions>
          </>
        )}
        {!isConfirmed && hasCode && (
          <CodeForm
            email={email}
            sentCount={sentCount}
            until={at + waitSeconds * 1000}
            doing={doing}
            onSubmit={confirm}
            onResend={() => void send()}
          />
        )}
      </div>
    </Card>
  );
}

function CodeForm({
  email,
  sentCount,
  until,
  doing,
  onSubmit,
  onResend,
}: {
  readonly email: string;
  /** Codes that were sent since the page was opened. */
  readonly sentCount: number;
  readonly until: number;
  readonly doing: Doing;
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onResend: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm({ resolver: rules.resolver, defaultValues: { code: '' } });
  const { setValue, setFocus } = form;
  useEffect(() => {
    if (sentCount === 0) return;
    // What was typed was of the code before.
    setValue('code', '');
    setFocus('code');
  }, [sentCount, setValue, setFocus]);
  return (
    <>
      <p role="status" className={styles.text}>
        {t('confirmEmail.sent', { email, minutes: EMAIL_CODE_VALID_MINUTES })}
      </p>
      <Form
        aria-label={t('confirmEmail.code')}
        onFocus={rules.fetchAhead}
        onSubmit={form.handleSubmit(({ code }) => onSubmit(code))}
      >
        <TextField
          form={form}
          name="code"
          label={t('confirmEmail.code')}
          hint={t('confirmEmail.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={8}
        />
        <FormActions>
          <Button type="submit" kind="primary" busy={doing === 'confirming'}>
            {t(doing === 'confirming' ? 'confirmEmail.confirming' : 'confirmEmail.confirm')}
          </Button>
        </FormActions>
        <ResendCountdown
          until={until}
          busy={doing !== null}
          words={{
            wait: (seconds) => t('confirmEmail.againIn', { seconds }),
            now: t('confirmEmail.againNow'),
            resend: t('confirmEmail.again'),
          }}
          onResend={onResend}
        />
      </Form>
    </>
  );
}

function sendingWords(failure: GatewayFailure): PlainKey | null {
  if (failure.kind === 'signed-out') return null;
  if (failure.kind === 'unreachable') return 'errors.noConnection';
  if (failure.kind !== 'refused') return 'confirmEmail.notSent';
  if (refusedAs(failure, 'email-takes-no-mail', { status: 400 }))
    return 'confirmEmail.noSuchAddress';
  if (refusedAs(failure, OTHERWISE, { status: 409 })) return 'confirmEmail.changed';
  const isLong = (failure.retryAfterSeconds ?? 0) > MAX_COUNTDOWN_SECONDS;
  return isLong && refusedAs(failure, 'too-often', { status: 429 })
    ? 'confirmEmail.tooMany'
    : 'confirmEmail.notSent';
}

/** There is no longer that address to confirm. */
const OTHERWISE = ['email-changed', 'email-confirmed-before', 'no-mail-sent'] as const;

function confirmingWords(failure: GatewayFailure): PlainKey | null {
  if (failure.kind === 'signed-out') return null;
  if (failure.kind === 'unreachable') return 'errors.noConnection';
  if (failure.kind !== 'refused') return 'confirmEmail.notChecked';
  const isOfAddress = failure.fields?.includes('email') === true;
  if (refusedAs(failure, 'email-code-wrong', { status: 403 })) return 'confirmEmail.wrong';
  if (isOfAddress && refusedAs(failure, 'email-changed', { status: 409 })) {
    return 'confirmEmail.changed';
  }
  return refusedAs(failure, 'email-code-ended', { status: 409 })
    ? 'confirmEmail.none'
    : 'confirmEmail.notChecked';
}
