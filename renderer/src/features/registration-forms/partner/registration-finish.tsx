import { makeStyles } from '@griffel/react';
import { formatMobileNumber } from '#domain/mobile-number.ts';
import { REQUEST_REMARKS } from '#renderer/content/request-remarks.ts';
import { RegistrationPack } from '#renderer/features/registration-forms/partner/registration-pack.tsx';
import type { RegistrationValues } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import {
  REQUEST_CATEGORIES,
  typeOf,
} from '#renderer/features/registration-forms/partner/registration-types.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { type Requester, requestContact } from '#renderer/platform/request-contact.ts';
import { space } from '#renderer/theme/token.ts';
import { ContactRequest } from '#renderer/features/registration-forms/shared/contact-request.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.xl },
});

/** Shown once the form is valid: the pack, and the offer to request contact. */
export function RegistrationFinish({
  values,
  onChange,
  onSent,
}: {
  readonly values: RegistrationValues;
  readonly onChange: (part?: string) => void;
  readonly onSent: () => void;
}) {
  const styles = useStyles();
  const platform = usePlatform();
  const type = typeOf(values.type);

  async function send(requester: Requester) {
    const outcome = await requestContact((body) => platform.call('addContactUs', body), requester, {
      category: type === undefined ? '' : REQUEST_CATEGORIES[type],
      remarks: REQUEST_REMARKS,
      today: new Date(),
    });
    if (outcome === 'sent') onSent();
    return outcome;
  }

  return (
    <div className={styles.stack}>
      <RegistrationPack values={values} onChange={onChange} />
      <ContactRequest
        known={{
          name: values.fullName,
          email: values.email,
          phone: formatMobileNumber(values.phone),
        }}
        onSend={send}
      />
    </div>
  );
}
