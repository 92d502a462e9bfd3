import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { IntroductionVideo } from '#renderer/features/marketing/introduction-video.tsx';
import { brand } from '#renderer/content/brand/facts.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Island } from '#renderer/ui/loading/island.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

const useStyles = makeStyles({
  block: {
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    // As wide as the page, also with large text.
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.lg]: { gridTemplateColumns: '1.4fr 1fr' },
  },
});

/** The introduction video with its transcript, if there is one. */
export function VideoBlock() {
  const home = useContent('home');
  const styles = useStyles();
  if (brand.videoEmbedUrl === null) return null;
  const { heading, text, transcript } = home.video;
  return (
    <Section heading={heading} paragraphs={[text]}>
      <div className={styles.block}>
        <Island of={IntroductionVideo} />
        <PointList items={transcript} ordered />
      </div>
    </Section>
  );
}
