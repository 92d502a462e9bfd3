import { type BrowserWindow, net } from 'electron';
import type { PortalSettings } from '#contract/portal-settings.ts';
import { EVENT_CHANNELS } from '#contract/channels.ts';
import { type Session, type SessionDesk, openSession } from '#main/session/session.ts';
import type { TokenVault } from '#main/session/token-vault.ts';

/** The session behind a window: its page is sent every change for as long as the window is open. */
export function windowSession(
  window: BrowserWindow,
  { gatewayUrl, sendsPhoneProof, usesGatewayAdditions }: PortalSettings,
  vault: TokenVault,
  desk?: SessionDesk,
): Session {
  return openSession({
    fetch: (url, request) => net.fetch(url, request),
    gatewayUrl,
    sendsPhoneProof,
    usesGatewayAdditions,
    vault,
    onChange: (state) => {
      if (!window.isDestroyed()) window.webContents.send(EVENT_CHANNELS.sessionChanged, state);
    },
    ...(desk !== undefined && { desk }),
  });
}
