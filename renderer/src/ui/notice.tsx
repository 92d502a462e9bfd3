import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  box: {
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusMedium,
    padding: space.m,
    fontSize: token.fontSizeBase300,
  },
  title: { fontWeight: token.fontWeightSemibold, marginBottom: space.xs },
});

/**
 * The notice above a submit that sends personal data: what goes where, and where to read more. That opens beside the
 * page, so that what is typed stays.
 */
export function Notice({
  title,
  text,
  link,
}: {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <p>
        {text}{' '}
        <PortalLink to="/privacypolicy" target="_blank">
          {link}
        </PortalLink>
      </p>
    </section>
  );
}
