export function installPackages(folder: string, what: string): Promise<void>;
export function pnpmScript(): Promise<string>;
export function installedOnce(
  places: { readonly pinned: string; readonly installed: string },
  install: (folder: string) => Promise<void>,
): Promise<string>;
