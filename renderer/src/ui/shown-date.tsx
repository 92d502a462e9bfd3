const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2023-01-05` as `5 Jan 2023`, for what takes a text. */
export function shownDay(iso: string): string {
  return DAY.format(new Date(`${iso}T00:00:00Z`));
}

/** The one way to show a day: `2023-01-05` as `5 Jan 2023`. */
export function ShownDay({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{shownDay(iso)}</time>;
}
