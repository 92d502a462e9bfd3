import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { useContent } from '#renderer/i18n/use-content.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { categoryFromUserType } from '#contract/category-names.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { EditProfile, type VerifyPhone } from '#renderer/features/consumer/edit-profile.tsx';
import { ProfileCard } from '#renderer/features/consumer/profile-card.tsx';
import { ProfileSkeleton } from '#renderer/features/consumer/profile-skeleton.tsx';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/platform-context.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useToasts } from '#renderer/ui/toasts.tsx';

class ProfileFailure extends Error {
  readonly failure: GatewayFailure;
  constructor(failure: GatewayFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The signed-in person's profile, or placeholder values that say so. */
export function Profile({ verifyPhone }: { readonly verifyPhone: VerifyPhone }) {
  const { userId } = useSession();
  return userId === null ? (
    <Demonstration />
  ) : (
    <OwnProfile key={userId} userId={userId} verifyPhone={verifyPhone} />
  );
}

function Demonstration() {
  const consumerSample = useContent('consumer-sample');
  const { t } = useTranslation();
  const { profile } = consumerSample;
  return (
    <ProfileCard
      userId={profile.userId}
      details={profile}
      mobileNumber={profile.mobileNumber}
      note={
        <>
          {t('consumer.demonstration')} <PortalLink to="/login">{t('consumer.signIn')}</PortalLink>
        </>
      }
    />
  );
}

function OwnProfile({
  userId,
  verifyPhone,
}: {
  readonly userId: string;
  readonly verifyPhone: VerifyPhone;
}) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const say = useToasts();
  const editButton = useRef<HTMLButtonElement>(null);
  const queryKey = ['userDetails', userId];
  const details = useQuery({
    queryKey,
    queryFn: async () => {
      const result = await platform.call('userDetails', { userId });
      if (!result.ok) throw new ProfileFailure(result.failure);
      return result.value.responseData;
    },
  });

  /** Back to reading, with the focus where editing began. */
  function close(): void {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  if (details.isPending) return <ProfileSkeleton />;
  if (details.isError) {
    return (
      <>
        <OutcomeMessage outcome={{ kind: 'failure', text: t('profile.loadFailed') }} />
        <FormActions>
          <Button onClick={() => void details.refetch()}>{t('profile.retry')}</Button>
        </FormActions>
      </>
    );
  }
  if (editing) {
    return (
      <EditProfile
        userId={userId}
        details={details.data}
        verifyPhone={verifyPhone}
        onCancel={close}
        onSaved={async () => {
          await queries.invalidateQueries({ queryKey });
          say({ text: t('profile.success') });
          close();
        }}
      />
    );
  }
  return (
    <ProfileCard
      userId={userId}
      details={{ ...details.data, userType: typeInWords(details.data.userType, t) }}
      mobileNumber={t('profile.mobileUnknown')}
      action={
        <Button ref={editButton} kind="primary" onClick={() => setEditing(true)}>
          {t('profile.edit')}
        </Button>
      }
    />
  );
}

/** A user type by its shown name, whichever form the gateway sends. */
function typeInWords(userType: string, t: Translator['t']): string {
  const category = categoryFromUserType(userType);
  return category === undefined ? userType : t(`register.categories.${category}`);
}
