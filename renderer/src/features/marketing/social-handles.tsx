import { makeStyles } from '@griffel/react';
import type { SocialHandle } from '#renderer/content/types.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', gap: space.xs },
  heading: { fontSize: token.fontSizeBase400 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  network: { fontWeight: token.fontWeightSemibold },
});

/** The company's social media handles, as links where a page exists. */
export function SocialHandles({
  heading,
  handles,
}: {
  readonly heading: string;
  readonly handles: readonly SocialHandle[];
}) {
  const styles = useStyles();
  if (handles.length === 0) return null;
  return (
    <div className={styles.box}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {handles.map(({ network, handle, url }) => (
          <li key={network}>
            <span className={styles.network}>{network}</span>{' '}
            {url === null ? handle : <a href={url}>{handle}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}
