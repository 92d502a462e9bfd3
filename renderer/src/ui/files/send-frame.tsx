import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    padding: space.s,
    border: `1px solid ${token.colorBrandStroke1}`,
    borderRadius: token.borderRadiusLarge,
  },
  // Clear of a bar that sticks to the upper edge.
  title: { margin: 0, scrollMarginTop: '9rem', fontSize: token.fontSizeBase400 },
});

export type SendHeading = 'h3' | 'h4' | 'h5';

/** A frame around a file that is not sent yet. Takes the focus. */
export function SendFrame({
  heading: Heading,
  title,
  children,
}: {
  readonly heading: SendHeading;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.frame}>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
