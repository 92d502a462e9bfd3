import { isOwnPage } from '#main/origin/app-address.ts';

/** The part of Electron's Session that permissions concern. */
export type PermissionAsked = {
  setPermissionRequestHandler(
    handler: (
      contents: unknown,
      permission: string,
      grant: (granted: boolean) => void,
      details: { readonly requestingUrl: string },
    ) => void,
  ): void;
  setPermissionCheckHandler(
    handler: (contents: unknown, permission: string, origin: string) => boolean,
  ): void;
  setDevicePermissionHandler(handler: () => boolean): void;
};

/** Writing text to the clipboard, which Chromium allows in answer to a press only. Reading it is another permission. */
export const COPYING: readonly string[] = ['clipboard-sanitized-write'];

/** Filling the screen with a quote that is shown to a customer. */
export const FULL_SCREEN: readonly string[] = ['fullscreen'];

/**
 * The portal needs no camera, place, notification or device: every request and every check is denied, except for what
 * its own pages are permitted.
 */
export function permitOnly(session: PermissionAsked, permitted: readonly string[]): void {
  const may = (permission: string, page: string) =>
    permitted.includes(permission) && isOwnPage(page);
  session.setPermissionRequestHandler((_contents, permission, grant, { requestingUrl }) =>
    grant(may(permission, requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) => may(permission, origin));
  session.setDevicePermissionHandler(() => false);
}
