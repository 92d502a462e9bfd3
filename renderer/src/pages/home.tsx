import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ContactForm } from '#renderer/features/contact/contact-form.tsx';
import { AppBanner } from '#renderer/features/marketing/home/app-banner.tsx';
import { ArticlePreview } from '#renderer/features/marketing/home/article-preview.tsx';
import { Benefits } from '#renderer/features/marketing/home/benefits.tsx';
import { Claim } from '#renderer/features/marketing/home/claim.tsx';
import { ContactBlock } from '#renderer/features/marketing/home/contact-block.tsx';
import { FaqList } from '#renderer/features/marketing/faq-list.tsx';
import { FeatureTiles } from '#renderer/features/marketing/home/feature-tiles.tsx';
import { Hero } from '#renderer/features/marketing/home/hero.tsx';
import { OffersCarousel } from '#renderer/features/marketing/offers-carousel.tsx';
import { PartnerLogos, PartnerTypes } from '#renderer/features/marketing/home/partners.tsx';
import { ProductCards } from '#renderer/features/marketing/product-cards.tsx';
import { TeamCards } from '#renderer/features/marketing/team-cards.tsx';
import { TestimonialsCarousel } from '#renderer/features/marketing/testimonials-carousel.tsx';
import { VideoBlock } from '#renderer/features/marketing/home/video-block.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Band, Section } from '#renderer/ui/layout/section.tsx';
import { Steps } from '#renderer/ui/text/steps.tsx';

export function Page() {
  const home = useContent('home');
  const offers = useContent('offers');
  const team = useContent('team');
  const newsAndBlog = useContent('news-and-blog');
  const faq = useContent('faq');
  const { products, testimonials, more } = home;
  return (
    <>
      <Hero />
      <Band>
        <FeatureTiles />
        <Steps steps={home.process.steps} heading="h2" />
        <AppBanner />
        <VideoBlock />
      </Band>
      <Band tinted>
        <Benefits />
      </Band>
      <Band>
        <Section
          heading={products.heading}
          paragraphs={[products.intro]}
          more={{ ...products.action, about: products.heading }}
          openedBy={more}
        >
          <ProductCards heading="h3" />
        </Section>
      </Band>
      <Band tinted>
        <Section heading={offers.heading} paragraphs={[offers.intro]} openedBy={more}>
          <Island of={OffersCarousel} />
        </Section>
      </Band>
      <Band>
        <Section heading={testimonials.heading} openedBy={more}>
          <Island of={TestimonialsCarousel} />
        </Section>
      </Band>
      <Band tinted>
        <Section heading={team.heading} paragraphs={[team.intro]} openedBy={more}>
          <TeamCards />
        </Section>
        <Claim />
      </Band>
      <Band>
        <PartnerTypes />
        <PartnerLogos />
      </Band>
      <Band tinted>
        <ArticlePreview list={newsAndBlog.news} />
        <ArticlePreview list={newsAndBlog.blog} />
      </Band>
      <Band>
        <Section heading={faq.heading} paragraphs={[faq.intro]} beside openedBy={more}>
          <FaqList />
        </Section>
      </Band>
      <Band tinted>
        <ContactBlock form={<Island of={ContactForm} />} />
      </Band>
    </>
  );
}
