import { makeStyles } from '@griffel/react';
import { REQUEST_REMARKS } from '#renderer/content/request-remarks.ts';
import { NbfcPack } from '#renderer/features/registration-forms/nbfc/nbfc-pack.tsx';
import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { requestContact } from '#renderer/platform/request-contact.ts';
import { space } from '#renderer/theme/token.ts';
import { ContactRequest } from '#renderer/features/registration-forms/shared/contact-request.tsx';

/** The contact message's category, as the gateway names it. */
const CATEGORY = 'NBFC';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.xl },
});

/** Shown once the form is valid: the pack, and the offer to request contact. */
export function NbfcFinish({
  values,
  onChange,
  onSent,
}: {
  readonly values: NbfcValues;
  readonly onChange: (part?: string) => void;
  readonly onSent: () => void;
}) {
  const styles = useStyles();
  const platform = usePlatform();
  return (
    <div className={styles.stack}>
      <NbfcPack values={values} onChange={onChange} />
      <ContactRequest
        known={{ name: values.officerName, email: values.officerEmail, phone: '' }}
        onSend={async (requester) => {
          const about = { category: CATEGORY, remarks: REQUEST_REMARKS, today: new Date() };
          const outcome = await requestContact(
            (body) => platform.call('addContactUs', body),
            requester,
            about,
          );
          if (outcome === 'sent') onSent();
          return outcome;
        }}
      />
    </div>
  );
}
