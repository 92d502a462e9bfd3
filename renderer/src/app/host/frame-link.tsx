import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { FrameLinkProps } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  cover: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'end',
    gap: space.xs,
    padding: space.m,
    textDecorationLine: 'none',
    ':focus-visible': { outlineOffset: '-6px' },
  },
  title: visuallyHidden,
  note: {
    padding: `0.25rem ${space.xs}`,
    borderRadius: token.borderRadiusMedium,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    fontSize: token.fontSizeBase200,
  },
});

/** A link to another site's page instead of a frame: the desktop shows no frames. */
export function FrameLink({ source, title }: FrameLinkProps) {
  const styles = useStyles();
  const look = useButtonClass('accent');
  const { t } = useTranslation();
  const { host } = usePlatform();
  const way = host?.can.openOutside === true ? 'browser' : 'phone';
  return (
    <a href={source} className={styles.cover}>
      <span className={styles.title}>{title}: </span>
      <span className={look}>{t(`elsewhere.${way}`)}</span>
      <span className={styles.note}>{t(`elsewhere.${way}Note`)}</span>
    </a>
  );
}
