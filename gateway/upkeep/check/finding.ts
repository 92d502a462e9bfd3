/** What `rinsetu check` says of one thing. */
export type Finding = {
  /** `error`: the gateway would not start, would serve nobody, or could lose data. */
  readonly level: 'ok' | 'warning' | 'error';
  /** A setting, or what it is about. */
  readonly about: string;
  readonly says: string;
  /** What to do; null where nothing is. */
  readonly todo: string | null;
};

export const fine = (about: string, says: string): Finding => ({
  level: 'ok',
  about,
  says,
  todo: null,
});

export const warning = (about: string, says: string, todo: string): Finding => ({
  level: 'warning',
  about,
  says,
  todo,
});

export const wrong = (about: string, says: string, todo: string): Finding => ({
  level: 'error',
  about,
  says,
  todo,
});
