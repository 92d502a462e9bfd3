import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NbfcForm } from '#renderer/features/nbfc/nbfc-form.tsx';
import { NbfcPack } from '#renderer/features/nbfc/nbfc-pack.tsx';
import type { NbfcValues } from '#renderer/features/nbfc/nbfc-schema.ts';
import { EMPTY, KEPT } from '#renderer/features/nbfc/nbfc-values.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { requestContact } from '#renderer/platform/request-contact.ts';
import { useWhenSignedOut } from '#renderer/platform/use-when-signed-out.ts';
import { space } from '#renderer/theme/token.ts';
import { dayOf } from '#renderer/ui/form/days.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { ContactRequest } from '#renderer/ui/request/contact-request.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/nbfc/nbfc-rules.ts')).nbfcRules,
);

const DRAFT_KEY = 'nbfc-draft';
/** The contact message's category, as the gateway names it. */
const CATEGORY = 'NBFC';

/** A form without mistakes, and the day on which it was checked. */
type Checked = { readonly values: NbfcValues; readonly today: string };

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.xl },
});

/** The NBFC registration form (spec section 3) and the pack made of it. Only the contact request is ever sent. */
export function RegisterNbfc() {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const form = useForm({ resolver: rules.resolver, defaultValues: EMPTY });
  const forgetDraft = useDraft(DRAFT_KEY, form, KEPT);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [changing, change] = useState<string | null>(null);
  useWhenSignedOut(() => setChecked(null));

  if (checked === null) {
    return (
      <NbfcForm
        form={form}
        startAt={changing}
        onFocus={rules.fetchAhead}
        onForget={forgetDraft}
        onChecked={(values) => setChecked({ values, today: dayOf(new Date()) })}
      />
    );
  }
  const { officerName, officerEmail } = checked.values;
  return (
    <div className={styles.stack}>
      <NbfcPack
        {...checked}
        onChange={(part = 'company') => {
          change(part);
          setChecked(null);
        }}
      />
      <ContactRequest
        known={{ name: officerName, email: officerEmail, phone: '' }}
        onSend={async (requester) => {
          const remarks = t('forms.request.remarks');
          const about = { category: CATEGORY, remarks, today: new Date() };
          const outcome = await requestContact(platform, requester, about);
          if (outcome === 'sent') forgetDraft();
          return outcome;
        }}
      />
    </div>
  );
}
