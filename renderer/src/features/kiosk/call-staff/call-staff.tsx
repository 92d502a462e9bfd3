import { PersonCallRegular } from '@fluentui/react-icons/svg/person-call';
import { useState } from 'react';
import { BarButton } from '#renderer/features/kiosk/frame/bar-button.tsx';
import { useStaffCall } from '#renderer/features/kiosk/call-staff/use-staff-call.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadDialog = async () =>
  (await import('#renderer/features/kiosk/call-staff/staff-call-dialog.tsx')).StaffCallDialog;

/** The button that calls a member of staff. Absent where the terminal is not enrolled. */
export function CallStaff() {
  const { t } = useTranslation();
  const { host } = usePlatform();
  const { call, isBusy, ask } = useStaffCall(host);
  const [isOpen, setIsOpen] = useState(false);
  if (call === null || call.outcome === 'unavailable') return null;
  const goesOn = call.outcome === 'waiting' || call.outcome === 'coming';
  return (
    <>
      <BarButton
        icon={<PersonCallRegular />}
        onClick={() => {
          setIsOpen(true);
          if (!goesOn) void ask('call');
        }}
      >
        {goesOn ? t(`callStaff.short.${call.outcome}`) : t('callStaff.call')}
      </BarButton>
      {isOpen && (
        <OpenedPart
          load={loadDialog}
          props={{
            call,
            isBusy,
            onCall: () => void ask('call'),
            onCancel: () => {
              setIsOpen(false);
              void ask('end');
            },
            onClose: () => setIsOpen(false),
          }}
        />
      )}
    </>
  );
}
