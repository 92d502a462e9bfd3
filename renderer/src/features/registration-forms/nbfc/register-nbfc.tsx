import { NBFC_FORM } from '#renderer/features/registration-forms/nbfc/nbfc-description.ts';
import { Registration } from '#renderer/features/registration-forms/shared/registration.tsx';
import { lazyFinish } from '#renderer/features/registration-forms/shared/use-finish.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';

const rules = lazyResolver(
  async () => (await import('#renderer/features/registration-forms/nbfc/nbfc-rules.ts')).nbfcRules,
);
const loadFinish = lazyFinish(
  async () =>
    (await import('#renderer/features/registration-forms/nbfc/nbfc-finish.tsx')).NbfcFinish,
);

/** The NBFC registration form. */
export function RegisterNbfc() {
  return <Registration description={NBFC_FORM} rules={rules} loadFinish={loadFinish} />;
}
