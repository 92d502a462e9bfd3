import type { GatewayFailure } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { GATEWAY_LANGUAGE } from '#domain/languages.ts';
import type {
  AccountValues,
  NameValues,
} from '#renderer/features/auth/registration/register-rules.ts';
import { useOpenAccount } from '#renderer/features/auth/shared/use-open-account.ts';
import type { VerifiedPhone } from '#renderer/features/auth/shared/use-phone-verification.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

type Registered =
  /** The account was created and is signed in; the consumer area is loading. */
  | { readonly kind: 'registered' }
  /** The account was created, but signing in to it failed. */
  | { readonly kind: 'not-signed-in' }
  | {
      readonly kind: 'refused';
      readonly text: string;
      /** The gateway's own message, when the page is in another language. */
      readonly quoted?: string | undefined;
      readonly code?: string | undefined;
      /** The fields that the gateway named. */
      readonly fields: readonly string[];
    };

/**
 * The calls of registration: create an account, or find the one that a number already has. Once its owner is signed in,
 * `onSignedIn` is called if given; otherwise the account opens.
 */
export function useRegistration(onSignedIn?: () => void) {
  const { t, language } = useTranslation();
  const platform = usePlatform();
  const openAccount = useOpenAccount();
  const goOn = onSignedIn === undefined ? openAccount : () => onSignedIn();

  const signIn = ({ mobileNumber, proof }: VerifiedPhone) =>
    platform.signIn({ mobileNumber, password: null, userId: null }, proof);

  return {
    /**
     * Whether the number already has an account. If so, signs its owner in, who has just proved to hold the number, and
     * opens the consumer area. Always false without phone proofs, since signing in by number alone proves nothing.
     */
    async findAccount(phone: VerifiedPhone): Promise<boolean> {
      if (!(await platform.sendsPhoneProof().catch(() => false))) return false;
      const found = await signIn(phone);
      if (!found.ok) return false;
      goOn('register.existing');
      return true;
    },

    async register(
      phone: VerifiedPhone,
      values: NameValues & Omit<AccountValues, 'consent'>,
    ): Promise<Registered> {
      const { mobileNumber, proof } = phone;
      return opened(phone, await platform.call('register', { ...values, mobileNumber }, proof));
    },

    /** A consumer's account; what was left empty can be added later. */
    async registerByPhone(
      phone: VerifiedPhone,
      { firstName, lastName }: NameValues,
      { emailId, password }: Pick<AccountValues, 'emailId' | 'password'>,
    ): Promise<Registered> {
      const { mobileNumber, proof } = phone;
      const body = {
        firstName,
        lastName,
        mobileNumber,
        emailId: emailId === '' ? null : emailId,
        password: password === '' ? null : password,
      };
      return opened(phone, await platform.call('registerByPhone', body, proof));
    },
  };

  async function opened(
    phone: VerifiedPhone,
    result: Result<unknown, GatewayFailure>,
  ): Promise<Registered> {
    if (!result.ok) {
      const { failure } = result;
      const { message, code, fields = [] } = failure.kind === 'refused' ? failure : {};
      const text = t('register.refused');
      return language === GATEWAY_LANGUAGE
        ? { kind: 'refused', text: message ?? text, fields }
        : { kind: 'refused', text, quoted: message, code, fields };
    }
    // The number has just been verified, so signing in needs no second code.
    const signedIn = await signIn(phone);
    if (!signedIn.ok) return { kind: 'not-signed-in' };
    goOn('register.success');
    return { kind: 'registered' };
  }
}
