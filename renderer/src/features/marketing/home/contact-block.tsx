import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Newsletter } from '#renderer/features/marketing/home/newsletter.tsx';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

const useStyles = makeStyles({
  block: {
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    // Fields are as wide as the block, also with large text.
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.lg]: { gridTemplateColumns: '1.3fr 1fr' },
  },
});

/** Contact form and newsletter at the end of home. The page passes in the form, which is a separate feature. */
export function ContactBlock({ form }: { readonly form: ReactNode }) {
  const home = useContent('home');
  const styles = useStyles();
  const { heading, text, action } = home.contact;
  return (
    <Section heading={heading} paragraphs={[text]} more={{ ...action, about: heading }}>
      <div className={styles.block}>
        <Panel>{form}</Panel>
        <Panel>
          <Newsletter />
        </Panel>
      </div>
    </Section>
  );
}
