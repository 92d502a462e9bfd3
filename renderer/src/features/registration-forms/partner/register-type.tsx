import { REGISTRATION_FORM } from '#renderer/features/registration-forms/partner/registration-description.ts';
import { Registration } from '#renderer/features/registration-forms/shared/registration.tsx';
import { lazyFinish } from '#renderer/features/registration-forms/shared/use-finish.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/registration-forms/partner/registration-rules.ts'))
      .registrationRules,
);
const loadFinish = lazyFinish(
  async () =>
    (await import('#renderer/features/registration-forms/partner/registration-finish.tsx'))
      .RegistrationFinish,
);

/** The registration form for all types. */
export function RegisterType() {
  return <Registration description={REGISTRATION_FORM} rules={rules} loadFinish={loadFinish} />;
}
