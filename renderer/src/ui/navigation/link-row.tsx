import { makeStyles } from '@griffel/react';
import type { SiteLink } from '#renderer/content/types.ts';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

/** Links to related pages. */
export function LinkRow({ links }: { readonly links: readonly SiteLink[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <ButtonLink to={to} kind="secondary">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
