/** What a unit says of how its program starts, as systemd would read it. */

type Credential = {
  readonly name: string;
  readonly file: string;
  readonly otherwise: string | null;
};

export type UnitStart = {
  readonly command: readonly string[];
  readonly user: string;
  readonly environmentFiles: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly credentials: readonly Credential[];
  readonly stateFolders: readonly string[];
};

/** `instance` is what stands after the @; `credentials` where systemd would put them. */
export function startOf(text: string, instance: string, credentials: string): UnitStart {
  const lines = text
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line): readonly [string, string] => {
      const at = line.indexOf('=');
      const value = line
        .slice(at + 1)
        .replaceAll('%i', instance)
        .replaceAll('%d', credentials);
      return [line.slice(0, at), value];
    });
  const all = (name: string) => lines.filter(([key]) => key === name).map(([, value]) => value);
  const pair = (value: string, separator: string): readonly [string, string] => {
    const at = value.indexOf(separator);
    return [value.slice(0, at), value.slice(at + 1)];
  };
  const defaults = new Map(all('SetCredential').map((value) => pair(value, ':')));
  return {
    command: (all('ExecStart')[0] ?? '').split(' '),
    // systemd makes an account for a dynamic user; this one owns as little.
    user: all('DynamicUser').includes('yes') ? 'nobody' : (all('User')[0] ?? 'root'),
    environmentFiles: all('EnvironmentFile'),
    environment: Object.fromEntries(all('Environment').map((value) => pair(value, '='))),
    stateFolders: all('StateDirectory').map((name) => `/var/lib/${name}`),
    credentials: all('LoadCredential').map((value) => {
      const [name, file] = pair(value, ':');
      return { name, file, otherwise: defaults.get(name)?.replaceAll('\\n', '\n') ?? null };
    }),
  };
}

/** The variables of an environment file. */
export function variablesIn(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
