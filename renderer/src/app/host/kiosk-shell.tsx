import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { LANGUAGES_OF } from '#contract/host.ts';
import '#renderer/theme/terminal.css';
import 'virtual:high-contrast.css';
import type { RequestedAddress } from '#renderer/app/host/requested-address.ts';
import { FilesElsewhere } from '#renderer/app/host/files-elsewhere.tsx';
import { FrameLink } from '#renderer/app/host/frame-link.tsx';
import { TerminalPage } from '#renderer/app/host/terminal-page.tsx';
import { LanguageShell } from '#renderer/app/host/language-shell.tsx';
import type { PortalRouter } from '#renderer/app/router.tsx';
import { OnScreenKeyboard } from '#renderer/features/keyboard/on-screen-keyboard.tsx';
import { AttractScreen } from '#renderer/features/kiosk/attract-screen.tsx';
import { CallStaff } from '#renderer/features/kiosk/call-staff/call-staff.tsx';
import { EndingScreen } from '#renderer/features/kiosk/ending-screen.tsx';
import { KeepMessage } from '#renderer/features/kiosk/messages/keep-message.tsx';
import { TerminalHead } from '#renderer/features/kiosk/frame/terminal-head.tsx';
import { Helps } from '#renderer/features/kiosk/help/helps.tsx';
import { KioskBar } from '#renderer/features/kiosk/kiosk-bar.tsx';
import { PrintOnPaper } from '#renderer/features/kiosk/hand-off/print-on-paper.tsx';
import { StaffCorner } from '#renderer/features/kiosk/staff/staff-corner.tsx';
import { StaffScreen } from '#renderer/features/kiosk/staff/staff-screen.tsx';
import { usePresence } from '#renderer/features/kiosk/use-presence.ts';
import { HostPartsContext } from '#renderer/platform/context/host-parts.ts';
import type { Host } from '#renderer/platform/platform.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadHandOff = async () =>
  (await import('#renderer/features/kiosk/hand-off/hand-off-dialog.tsx')).HandOffDialog;
const loadStillHere = async () =>
  (await import('#renderer/features/kiosk/still-here.tsx')).StillHere;

/** The branch terminal's shell: the on-screen keyboard and the always visible end of the visit. */
export function KioskShell({
  host,
  router,
  requested,
  children,
}: {
  readonly host: Host;
  readonly router: PortalRouter;
  readonly requested: RequestedAddress;
  readonly children: ReactNode;
}) {
  const [ending, setEnding] = useState(false);
  const [staff, setStaff] = useState(false);
  const {
    pathname: path,
    search,
    hash,
  } = useSyncExternalStore(
    (changed) => router.subscribe(changed),
    () => router.state.location,
    () => router.state.location,
  );
  const address = useSyncExternalStore(requested.subscribe, requested.current, nothing);

  function endVisit(): void {
    setEnding(true);
    // On success this page is closed before the answer arrives.
    host.endVisit().catch(() => setEnding(false));
  }
  const { presence, stay } = usePresence(host.idle, endVisit);

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['terminal'] = '';
    if (host.paper !== undefined) dataset['paper'] = host.paper;
  }, [host]);

  const attracting = presence.kind === 'attracting';
  const atStart = path === '/';
  if (ending) return <EndingScreen />;
  return (
    <HostPartsContext value={host.can.keepMessages ? WITH_MESSAGES : PARTS}>
      <LanguageShell languages={LANGUAGES_OF.kiosk}>
        <div inert={staff || attracting}>
          {!atStart && <TerminalHead path={path} />}
          {children}
        </div>
        {atStart && !staff && <StaffCorner onOpen={() => setStaff(true)} />}
        {staff && <StaffScreen host={host} onClose={() => setStaff(false)} onDone={endVisit} />}
        <OnScreenKeyboard />
        <KioskBar atStart={atStart} onBack={() => void router.navigate(-1)} onEnd={endVisit}>
          <Helps place={`${path}${search}${hash}`} />
        </KioskBar>
        {attracting && <AttractScreen onTouch={stay} />}
        {address !== null && (
          <OpenedPart load={loadHandOff} props={{ address, onClose: requested.close }} />
        )}
        {presence.kind === 'asking' && (
          <OpenedPart
            load={loadStillHere}
            props={{ secondsLeft: presence.secondsLeft, onStay: stay, onEnd: endVisit }}
          />
        )}
      </LanguageShell>
    </HostPartsContext>
  );
}

const nothing = () => null;

const PARTS = { CallStaff, FrameLink, FilesElsewhere, PageFrame: TerminalPage, PrintOnPaper };
const WITH_MESSAGES = { ...PARTS, KeepMessage };
