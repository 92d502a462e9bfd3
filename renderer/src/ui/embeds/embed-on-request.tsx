import { Button } from '@fluentui/react-components';
import { PlayFilled } from '@fluentui/react-icons/svg/play';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';

/** The frame keeps the origin of its own site, which is never ours: it cannot reach out of its sandbox. */
const FRAME_MAY = 'allow-scripts allow-same-origin allow-popups allow-presentation';

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
 * A frame of another site behind a picture. Nothing is fetched from there until a visitor asks for it; without script
 * a link leads to it instead.
 */
export function EmbedOnRequest({
  source,
  title,
  poster,
  loadLabel,
  loadNote,
  plays = false,
  stays = false,
}: {
  readonly source: string;
  readonly title: string;
  /** Stands in its place until then. */
  readonly poster: ReactNode;
  readonly loadLabel: string;
  readonly loadNote: string;
  /** Whether it is a film, so that the button carries the mark for playing. */
  readonly plays?: boolean;
  /** Whether the poster says enough to stay when there is no connection. */
  readonly stays?: boolean;
}) {
  const styles = useStyles();
  const buttonLook = useButtonClass('accent');
  const { t } = useTranslation();
  const { FrameLink } = useHostParts();
  const [state, setState] = useState<'poster' | 'offline' | 'frame'>('poster');
  // A hint that can be wrong, so it never has the last word.
  const ask = () =>
    setState(stays && state === 'poster' && !navigator.onLine ? 'offline' : 'frame');
  return (
    <figure className={styles.figure}>
      <div className={styles.box}>
        {state === 'frame' ? (
          <iframe
            className={styles.frame}
            src={source}
            title={title}
            sandbox={FRAME_MAY}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="fullscreen; picture-in-picture"
            // The button that had the focus is gone: it goes on to what took its place.
            ref={(frame) => frame?.focus()}
          />
        ) : (
          <>
            {poster}
            {FrameLink === undefined ? (
              <Button appearance="transparent" className={styles.cover} onClick={ask}>
                <span className={buttonLook}>
                  {plays && <PlayFilled />}
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
