/** The part of Electron's Session that permissions concern. */
export type PermissionAsked = {
  setPermissionRequestHandler(
    handler: (contents: unknown, permission: string, grant: (granted: boolean) => void) => void,
  ): void;
  setPermissionCheckHandler(handler: () => boolean): void;
  setDevicePermissionHandler(handler: () => boolean): void;
};

/** The portal needs no camera, place, notification or device: every request and every check is answered with no. */
export function denyAllPermissions(session: PermissionAsked): void {
  session.setPermissionRequestHandler((_contents, _permission, grant) => grant(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
