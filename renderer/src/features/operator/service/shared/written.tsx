import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  text: {
    maxWidth: '75ch',
    padding: space.m,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  small: { fontSize: token.fontSizeBase300, color: token.colorNeutralForeground2 },
});

/** What a person or an operator wrote, as it was written. */
export function Written({
  heading,
  level: Heading = 'h2',
  text,
}: {
  readonly heading: string;
  readonly level?: 'h2' | 'h3';
  readonly text: string;
}) {
  const styles = useStyles();
  return (
    <Stack gap="xs" as="section">
      <Heading className={Heading === 'h3' ? styles.small : undefined}>{heading}</Heading>
      <p className={styles.text}>{text}</p>
    </Stack>
  );
}
