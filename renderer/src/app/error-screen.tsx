import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import { ChunkFailure } from '#renderer/platform/load-chunk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  screen: {
    maxWidth: '40rem',
    margin: '0 auto',
    padding: space.gutter,
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  stack: {
    overflowX: 'auto',
    padding: space.m,
    backgroundColor: token.colorNeutralBackground3,
    fontSize: token.fontSizeBase200,
  },
});

/** Shown in place of a page that failed: what happened, and two ways to continue. Only developers see the stack. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const missingChunk = error instanceof ChunkFailure;
  return (
    <div className={styles.screen} role="alert">
      <h1>{t(missingChunk ? 'errors.chunk' : 'errors.unexpected')}</h1>
      {!missingChunk && <p>{statusOrMessage(error)}</p>}
      <p>{t(missingChunk ? 'errors.chunkAdvice' : 'errors.unexpectedAdvice')}</p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t('errors.reload')}
        </Button>
        <PortalLink to="/">{t('errors.goHome')}</PortalLink>
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className={styles.stack}>{error.stack}</pre>
      )}
    </div>
  );
}

/** `404 Not Found` for a routing error, otherwise the error's message. */
function statusOrMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('status' in error && 'statusText' in error) {
    return [error.status, error.statusText].map(String).join(' ');
  }
  return error instanceof Error ? error.message : '';
}
