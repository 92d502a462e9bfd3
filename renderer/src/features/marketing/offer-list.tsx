import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';

/** The carousel's offers as a plain list. */
export function OfferList() {
  const offers = useContent('offers');
  return (
    <>
      <p>{offers.intro}</p>
      <CardGrid across="three">
        {offers.slides.map(
          ({ id, title, description, image, alt, dateText, endedOn, status, action }) => (
            <Card
              key={id}
              heading="h2"
              title={title}
              text={description}
              date={{ text: dateText, iso: endedOn }}
              picture={{ image, alt }}
              foot={
                <ButtonLink to={action.to} about={title}>
                  {action.label}
                </ButtonLink>
              }
            >
              <p>{status}</p>
            </Card>
          ),
        )}
      </CardGrid>
    </>
  );
}
