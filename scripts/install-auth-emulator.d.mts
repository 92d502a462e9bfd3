export function installedAuthEmulator(
  places?: { readonly pinned: string; readonly installed: string },
  install?: (folder: string, pinned: string) => Promise<void>,
): Promise<string>;
