import { Button } from '@fluentui/react-components';
import { PlayFilled } from '@fluentui/react-icons/svg/play';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';

/** The frame keeps its own site's origin, which is never ours, so it cannot escape its sandbox. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation';

const useStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0 },
  box: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.colorNeutralBackground3,
    boxShadow: token.portalShadow,
  },
  frame: { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 'none' },
  cover: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'end start',
    placeItems: 'end start',
    width: '100%',
    maxWidth: 'none',
    padding: space.m,
    fontSize: token.fontSizeBase400,
    ':focus-visible': { outlineOffset: '-6px' },
  },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/**
 * Another site's frame behind a poster. Nothing is fetched from there until a visitor asks for it; without script a
 * link replaces it.
 */
export function EmbedOnRequest({
  source,
  title,
  poster,
  loadLabel,
  loadNote,
  isVideo = false,
  keepsPoster = false,
}: {
  readonly source: string;
  readonly title: string;
  /** Shown until a visitor asks for the frame. */
  readonly poster: ReactNode;
  readonly loadLabel: string;
  readonly loadNote: string;
  /** Whether it is a video, so that the button has a play icon. */
  readonly isVideo?: boolean;
  /** Whether the poster says enough to stay visible without a connection. */
  readonly keepsPoster?: boolean;
}) {
  const styles = useStyles();
  const buttonLook = useButtonClass('accent');
  const { t } = useTranslation();
  const { FrameLink } = useHostParts();
  const [state, setState] = useState<'poster' | 'offline' | 'frame'>('poster');
  // `onLine` is only a hint and can be wrong, so it never decides alone.
  const ask = () =>
    setState(keepsPoster && state === 'poster' && !navigator.onLine ? 'offline' : 'frame');
  return (
    <figure className={styles.figure}>
      <div className={styles.box}>
        {state === 'frame' ? (
          <iframe
            className={styles.frame}
            src={source}
            title={title}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="fullscreen; picture-in-picture"
            // The button that had the focus is gone: focus its replacement.
            ref={(frame) => frame?.focus()}
          />
        ) : (
          <>
            {poster}
            {FrameLink === undefined ? (
              <Button appearance="transparent" className={styles.cover} onClick={ask}>
                <span className={buttonLook}>
                  {isVideo && <PlayFilled />}
                  {state === 'offline' ? t('embed.anyway') : loadLabel}
                </span>
              </Button>
            ) : (
              <FrameLink source={source} title={title} />
            )}
          </>
        )}
      </div>
      <figcaption className={styles.note}>
        <span role="status">{state === 'offline' && `${t('embed.offline')} `}</span>
        {FrameLink === undefined && loadNote}
        <noscript>
          {' '}
          <a href={source} rel="noopener noreferrer">
            {loadLabel}
          </a>
        </noscript>
      </figcaption>
    </figure>
  );
}
