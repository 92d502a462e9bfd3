export function installedAuthEmulator(
  places?: { readonly pinned: string; readonly installed: string },
  install?: (folder: string) => Promise<void>,
): Promise<string>;
