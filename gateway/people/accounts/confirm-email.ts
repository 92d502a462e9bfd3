import type { UserId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { confirmEmail, emailStatus, sendEmailCode } from '#contract/email-calls.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { emailCodeText } from '#domain/lending/notifications/email-code-text.ts';
import type { Language } from '#domain/languages.ts';
import type { EmailCodes } from '#gateway/people/accounts/email-codes.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { Mailing } from '#gateway/foundation/mail/mailer.ts';
import { MailFailed } from '#gateway/foundation/mail/mailer.ts';

const A_MINUTE = 60;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/** How many codes are sent, each with its window in seconds. */
export const EMAIL_CODE_LIMITS = {
  /** So soon a person may ask for another one. */
  pause: { points: 1, seconds: A_MINUTE },
  perAccount: { points: 10, seconds: A_DAY },
  /** Many people may share an address of the network: a showroom, a branch, a mobile network. */
  perClient: { points: 60, seconds: AN_HOUR },
  /** To an email, whoever asks: its owner may never have heard of us. */
  perRecipient: { points: 5, seconds: A_DAY },
} as const;

export type ConfirmEmailDeps = {
  readonly codes: EmailCodes;
  /** null where this gateway sends no email. */
  readonly mailing: Mailing | null;
  readonly limits: Readonly<Record<keyof typeof EMAIL_CODE_LIMITS, Limit>>;
  readonly log: Log;
};

export function emailStatusHandler({
  codes,
  mailing,
  limits,
}: ConfirmEmailDeps): CallHandler<typeof emailStatus> {
  return async ({ account }) => {
    if (account === null) return refusals.signInAgain();
    const { userId, email } = account;
    const { isOver, retryAfterSeconds } = await limits.pause.state(userId);
    return reply({
      email: email ?? '',
      ...(await codes.status(userId)),
      sendsMail: mailing !== null,
      waitSeconds: isOver ? retryAfterSeconds : 0,
    } satisfies ReplyOf<typeof emailStatus>);
  };
}

const otherAddress = () =>
  refuse(
    'email-changed',
    'Your account has another email address by now. Please look at your profile again.',
    {
      fields: ['email'],
    },
  );

export function sendEmailCodeHandler({
  codes,
  mailing,
  limits,
  log,
}: ConfirmEmailDeps): CallHandler<typeof sendEmailCode> {
  /** The recipient's comes last, so that whoever is refused anyway does not use up a stranger's. */
  const refuseBeyondLimits = async (userId: UserId, email: string, clientAddress: string) => {
    for (const [limit, key] of [
      [limits.pause, userId],
      [limits.perAccount, userId],
      [limits.perClient, addressKey(clientAddress)],
      [limits.perRecipient, email],
    ] as const) {
      const { isOver, retryAfterSeconds } = await limit.spend(key);
      if (isOver) return refusals.tooMany(retryAfterSeconds);
    }
    return null;
  };

  const send = async (
    { mailer, portalUrl: address }: Mailing,
    owner: { readonly userId: UserId; readonly email: string },
    language: Language,
  ): Promise<Answer> => {
    const made = await codes.make(owner);
    if (made === 'busy') return refusals.busy();
    if (made === 'other') return otherAddress();
    const text = emailCodeText(language, { code: made.code, address });
    try {
      await mailer({ ...text, to: owner.email, language, id: randomUUID() });
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      await codes.drop(owner.userId, made.hash);
      log({ event: 'email-code-not-sent', problem: error.message });
      return error.of === 'mail'
        ? refuse(
            'email-takes-no-mail',
            'This email address takes no mail. Please check it in your profile.',
            {
              fields: ['email'],
            },
          )
        : refusals.unavailable();
    }
    return reply({ message: 'Sent' } satisfies ReplyOf<typeof sendEmailCode>);
  };

  return async ({ account, clientAddress, body: { email, language } }) => {
    if (account === null) return refusals.signInAgain();
    if (mailing === null) return refuse('no-mail-sent', 'This service sends no email.');
    if (email !== account.email) return otherAddress();
    const { isConfirmed } = await codes.status(account.userId);
    if (isConfirmed)
      return refuse('email-confirmed-before', 'This email address is confirmed already.');
    const refused = await refuseBeyondLimits(account.userId, email, clientAddress);
    return refused ?? send(mailing, { userId: account.userId, email }, language);
  };
}

export function confirmEmailHandler({
  codes,
}: Pick<ConfirmEmailDeps, 'codes'>): CallHandler<typeof confirmEmail> {
  const confirmed = () => reply({ message: 'Confirmed' } satisfies ReplyOf<typeof confirmEmail>);
  return async ({ account, body: { email, code } }) => {
    if (account === null) return refusals.signInAgain();
    if (email !== account.email) return otherAddress();
    const { userId } = account;
    // A repeat of what was answered before, and the answer was lost.
    if ((await codes.status(userId)).isConfirmed) return confirmed();
    switch (await codes.confirm({ userId, email }, code)) {
      case 'confirmed':
        return confirmed();
      case 'wrong':
        return refuse('email-code-wrong', 'This code is not right.', { fields: ['code'] });
      case 'none':
        return refuse(
          'email-code-ended',
          'There is no code that can still be entered. Please ask for a new one.',
          {
            fields: ['code'],
          },
        );
      case 'busy':
        return refusals.busy();
    }
  };
}
