import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatMobileNumber } from '#contract/mobile-number.ts';
import {
  BackgroundSection,
  PreferencesSection,
} from '#renderer/features/registration/background-section.tsx';
import { BankSection, PapersSection } from '#renderer/features/registration/papers-section.tsx';
import { RegistrationPack } from '#renderer/features/registration/registration-pack.tsx';
import type { RegistrationValues } from '#renderer/features/registration/registration-schema.ts';
import { REQUEST_CATEGORIES, typeOf } from '#renderer/features/registration/registration-types.ts';
import { EMPTY, KEPT } from '#renderer/features/registration/registration-values.ts';
import { TypeSection, YouSection } from '#renderer/features/registration/you-section.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { type Requester, requestContact } from '#renderer/platform/request-contact.ts';
import { useWhenSignedOut } from '#renderer/platform/use-when-signed-out.ts';
import { space } from '#renderer/theme/token.ts';
import { dayOf } from '#renderer/ui/form/days.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { LongForm } from '#renderer/ui/form/long-form.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { ContactRequest } from '#renderer/ui/request/contact-request.tsx';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/registration/registration-rules.ts')).registrationRules,
);

const DRAFT_KEY = 'registration-draft';

/** A form without mistakes, and the day on which it was checked. */
type Checked = { readonly values: RegistrationValues; readonly today: string };

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.xl },
});

/** The registration-type form (spec section 2) and the pack made of it. Only the contact request is ever sent. */
export function RegisterType() {
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
      <LongForm
        form={form}
        startAt={changing}
        kept={t('registration.kept')}
        notKept={t('registration.notKept')}
        onFocus={rules.fetchAhead}
        onForget={forgetDraft}
        onChecked={(values) => setChecked({ values, today: dayOf(new Date()) })}
      >
        <TypeSection form={form} />
        <YouSection form={form} />
        <PapersSection form={form} />
        <BankSection form={form} />
        <BackgroundSection form={form} />
        <PreferencesSection form={form} />
      </LongForm>
    );
  }

  const { fullName, email, phone, type } = checked.values;

  async function send(requester: Requester) {
    const chosen = typeOf(type);
    const outcome = await requestContact(platform, requester, {
      category: chosen === undefined ? '' : REQUEST_CATEGORIES[chosen],
      remarks: t('forms.request.remarks'),
      today: new Date(),
    });
    if (outcome === 'sent') forgetDraft();
    return outcome;
  }

  return (
    <div className={styles.stack}>
      <RegistrationPack
        {...checked}
        onChange={(part = 'kind') => {
          change(part);
          setChecked(null);
        }}
      />
      <ContactRequest
        known={{ name: fullName, email, phone: formatMobileNumber(phone) }}
        onSend={send}
      />
    </div>
  );
}
