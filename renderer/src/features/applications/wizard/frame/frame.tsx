import { type ReactNode, createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PlainFrame } from '#renderer/ui/navigation/plain-frame.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHasOwnBack } from '#renderer/features/applications/shared/use-has-own-back.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';

const NothingToSaveContext = createContext<(nothing: boolean) => void>(() => undefined);

/** Takes 'Save and leave' off the page, for content with nothing to save and its own links onward. */
export function useNothingToSave(): void {
  const tell = use(NothingToSaveContext);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
}

/** The page around an application. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  const { userId } = useSession();
  const hasOwnBack = useHasOwnBack();
  const [nothingToSave, setNothingToSave] = useState(false);
  const leave = nothingToSave ? null : { to: '/consumer-profile', label: t('apply.leave') };
  const back = hasOwnBack ? null : { to: '/apply-loan', label: t('apply.back') };
  return (
    <PlainFrame path={`/apply${search}${hash}`} way={userId === null ? back : leave}>
      <NothingToSaveContext value={setNothingToSave}>{children}</NothingToSaveContext>
    </PlainFrame>
  );
}
