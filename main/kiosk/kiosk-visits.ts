import { type BrowserWindow, clipboard } from 'electron';
import type { Configuration } from '#main/configuration/configuration.ts';
import type { IdleGuard } from '#main/kiosk/idle-guard.ts';
import { lockWindow } from '#main/kiosk/kiosk-window.ts';
import { openPartitions } from '#main/kiosk/partitions.ts';
import type { StaffAccess } from '#main/kiosk/staff/staff-access.ts';
import { type Visits, visits } from '#main/kiosk/visits.ts';
import type { Shows } from '#main/kiosk/terminal/terminal-reports.ts';
import { OUT_OF_SERVICE_ADDRESS } from '#main/origin/fallback-page.ts';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import type { Program } from '#main/program.ts';
import { loadKeytar } from '#main/session/load-keytar.ts';
import type { Session } from '#main/session/session.ts';
import { visitVaults } from '#main/session/visit-vault.ts';
import { windowSession } from '#main/session/window-session.ts';
import { openWindow } from '#main/window/open-window.ts';
import { recoverFromCrashes, recoverWindow } from '#main/window/recover-window.ts';

export type Visit = { readonly window: BrowserWindow; readonly session: Session };

/** The visits of this terminal: each is a locked window with its own session, on the storage of a partition. */
export function kioskVisits(
  configuration: Configuration,
  program: Program,
  {
    guard,
    staff,
    mayClose,
    shows,
  }: {
    readonly guard: IdleGuard;
    readonly staff: StaffAccess;
    /** Whether a window may close, since the program ends. */
    readonly mayClose: () => boolean;
    readonly shows: () => Shows;
  },
): Visits<Visit> {
  const { log } = program;
  const partitions = openPartitions(configuration, program);
  const nextVault = visitVaults({ load: loadKeytar, log });
  const recover = recoverFromCrashes(log);

  const open = (partition: number, end: () => Promise<void>): Visit => {
    const window = openWindow({ profile: 'kiosk' }, partitions.nameOf(partition), program);
    const session = windowSession(window, configuration.settings, nextVault());
    lockWindow(window, { mayClose, log });
    window.once('ready-to-show', () => window.show());
    window.webContents.on('input-event', guard.touched);
    guard.visitBegan();
    recoverWindow(window, recover, {
      startAfresh: () => void end(),
      onFallback: () => void session.signOut(),
    });
    void window.loadURL(shows() === 'portal' ? `${APP_ORIGIN}/` : OUT_OF_SERVICE_ADDRESS);
    return { window, session };
  };

  return visits<Visit>({
    open,
    forget: async ({ session }) => {
      staff.lock();
      clipboard.clear();
      // A sign-in that is answered from now on is not kept, and is ended at the gateway.
      session.retire();
      await session.signOut();
    },
    close: ({ window }) => window.destroy(),
    clean: partitions.clean,
    log,
  });
}
