import { GATEWAY_LANGUAGE } from '#contract/languages.ts';
import type { AccountValues, NameValues } from '#renderer/features/auth/register-rules.ts';
import { useOpenAccount } from '#renderer/features/auth/shared/use-open-account.ts';
import type { VerifiedPhone } from '#renderer/features/auth/shared/use-phone-verification.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

type Registered =
  /** The account is there and open; the consumer area is on its way. */
  | { readonly kind: 'registered' }
  /** The account is there, but signing in to it did not work. */
  | { readonly kind: 'not-signed-in' }
  | {
      readonly kind: 'refused';
      readonly text: string;
      /** What the gateway said, where the page speaks another language. */
      readonly quoted?: string | undefined;
      /** Fields that the gateway named. */
      readonly fields: readonly string[];
    };

/** The calls of registration: opening an account, and finding the one that a number has already. */
export function useRegistration() {
  const { t, language } = useTranslation();
  const platform = usePlatform();
  const openAccount = useOpenAccount();

  const signIn = ({ mobileNumber, proof }: VerifiedPhone) =>
    platform.signIn({ mobileNumber, password: null, userId: null }, proof);

  return {
    /**
     * Whether the number has an account. Its owner, who has just proved to be it, is signed in then and goes to it. Without
     * phone proofs a sign-in by number proves nothing, so nobody is looked for.
     */
    async findAccount(phone: VerifiedPhone): Promise<boolean> {
      if (!(await platform.sendsPhoneProof().catch(() => false))) return false;
      const found = await signIn(phone);
      if (!found.ok) return false;
      openAccount('register.existing');
      return true;
    },

    async register(
      phone: VerifiedPhone,
      values: NameValues & Omit<AccountValues, 'consent'>,
    ): Promise<Registered> {
      const { mobileNumber, proof } = phone;
      const result = await platform.call('register', { ...values, mobileNumber }, proof);
      if (!result.ok) {
        const { failure } = result;
        const message = failure.kind === 'refused' ? failure.message : undefined;
        const fields = failure.kind === 'refused' ? (failure.fields ?? []) : [];
        const text = t('register.refused');
        return language === GATEWAY_LANGUAGE
          ? { kind: 'refused', text: message ?? text, fields }
          : { kind: 'refused', text, quoted: message, fields };
      }
      // The number was proved a moment ago, so the new account is opened without a second code.
      const opened = await signIn(phone);
      if (!opened.ok) return { kind: 'not-signed-in' };
      openAccount('register.success');
      return { kind: 'registered' };
    },
  };
}
