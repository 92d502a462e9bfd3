import type { ShownInvitation } from '#renderer/features/applications/invited/accept.ts';
import { ConsentRow } from '#renderer/features/applications/shared/consent-row.tsx';

/** The choice to let the dealer see how far the application is: separate from everything else, and off by default. */
export function ShareConsent({
  notice,
  isShared,
  onChange,
}: {
  readonly notice: ShownInvitation['notice'];
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
}) {
  return (
    <ConsentRow notice={notice} isAgreed={isShared} onChange={onChange}>
      <p>{notice.rights}</p>
    </ConsentRow>
  );
}
