import { makeStyles } from '@griffel/react';
import type { ComponentProps } from 'react';
import { KeyFactsContent } from '#renderer/features/calculator/key-facts/key-facts-content.tsx';
import { Surface } from '#renderer/features/calculator/surface.tsx';
import { onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  article: { minWidth: 0, scrollMarginTop: space.m },
  card: {
    [onScreen]: {
      padding: 'clamp(1rem, 3vw, 1.5rem)',
      borderTop: `4px solid ${token.colorBrandBackground}`,
    },
  },
});

/** The key facts of a loan, as far as they are stated or can be computed. Needs the words of `keyFacts`. */
export function KeyFactsCard({
  id,
  ...content
}: Omit<ComponentProps<typeof KeyFactsContent>, 'shownElsewhere'> & { readonly id?: string }) {
  const styles = useStyles();
  return (
    <article id={id} className={styles.article}>
      <Surface className={styles.card}>
        <KeyFactsContent {...content} />
      </Surface>
    </article>
  );
}
