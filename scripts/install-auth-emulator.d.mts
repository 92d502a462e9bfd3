export function installedAuthEmulator(): Promise<string>;
