import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { categoryFromUserType } from '#contract/category-names.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import {
  EditProfile,
  type VerifyPhone,
} from '#renderer/features/consumer/profile/edit-profile.tsx';
import type { ProfileData } from '#renderer/features/consumer/profile/profile-data.ts';
import { ProfileCard } from '#renderer/features/consumer/profile/profile-card.tsx';
import { ProfileSkeleton } from '#renderer/features/consumer/profile/profile-skeleton.tsx';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import type { LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

class ProfileFailure extends Error {
  readonly failure: GatewayFailure;
  constructor(failure: GatewayFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** A profile that is being edited: it outlives its session, so that no entry is lost. */
type Edit = {
  readonly userId: string;
  readonly details: ProfileData;
  readonly startsAt: 'firstName' | 'email';
};

/** The signed-in person's profile, or placeholder values marked as such. */
export function Profile({
  verifyPhone,
  signIn,
  inPlaceOfSample,
}: {
  readonly verifyPhone: VerifyPhone;
  readonly signIn: LoadPart<{ readonly onSignedIn: () => void }>;
  /** What is shown while nobody is signed in; null for the sample. An edit that is under way stays. */
  readonly inPlaceOfSample: ReactNode;
}) {
  const { t } = useTranslation();
  const { userId } = useSession();
  const queries = useQueryClient();
  const showToast = useToasts();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [returning, setReturning] = useState(false);

  /** Returns to the read-only view, with the focus where editing began. */
  function close(): void {
    setReturning(true);
    setEdit(null);
  }

  if (edit !== null && (userId === null || userId === edit.userId)) {
    return (
      <EditProfile
        userId={edit.userId}
        details={edit.details}
        startsAt={edit.startsAt}
        verifyPhone={verifyPhone}
        signIn={signIn}
        onCancel={close}
        onSaved={async () => {
          await queries.refetchQueries({ queryKey: queryKeyOf(edit.userId), type: 'all' });
          // Another email is not confirmed.
          void queries.invalidateQueries({ queryKey: [edit.userId, 'emailStatus'] });
          showToast({ text: t('profile.success') });
          close();
        }}
      />
    );
  }
  return userId === null ? (
    (inPlaceOfSample ?? <Demonstration />)
  ) : (
    <OwnProfile
      key={userId}
      userId={userId}
      returning={returning}
      onEdit={(details, startsAt) => setEdit({ userId, details, startsAt })}
    />
  );
}

function queryKeyOf(userId: string): readonly string[] {
  return ['userDetails', userId];
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
  returning,
  onEdit,
}: {
  readonly userId: string;
  /** Whether the person returns from editing and needs the focus here. */
  readonly returning: boolean;
  readonly onEdit: (details: ProfileData, startsAt: Edit['startsAt']) => void;
}) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const editButton = useRef<HTMLButtonElement>(null);
  const details = useQuery({
    queryKey: queryKeyOf(userId),
    queryFn: async () => {
      const result = await platform.call('userDetails', { userId });
      if (!result.ok) throw new ProfileFailure(result.failure);
      return result.value.responseData;
    },
  });
  const { isSuccess } = details;
  useEffect(() => {
    if (returning && isSuccess) editButton.current?.focus();
  }, [returning, isSuccess]);

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
  const number = platform.mobileNumber.current();
  return (
    <ProfileCard
      userId={userId}
      details={{ ...details.data, userType: typeInWords(details.data.userType, t) }}
      mobileNumber={
        number === null
          ? t('profile.mobileUnknown')
          : t('profile.mobileEnding', { digits: number.slice(-4) })
      }
      onAddEmail={() => onEdit(details.data, 'email')}
      action={
        <Button ref={editButton} kind="primary" onClick={() => onEdit(details.data, 'firstName')}>
          {t('profile.edit')}
        </Button>
      }
    />
  );
}

/** A user type under its displayed name, whichever form the gateway sends. */
function typeInWords(userType: string, t: Translator['t']): string {
  const category = categoryFromUserType(userType);
  return category === undefined ? userType : t(`register.categories.${category}`);
}
