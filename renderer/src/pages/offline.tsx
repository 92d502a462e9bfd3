import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

/** The page is shown at the address that was requested. */
const SAME_ADDRESS = '';

/** The service worker shows this in place of a page that is neither reachable nor cached. */
export function Page() {
  const pages = useContent('pages');
  const offline = useContent('offline');
  return (
    <Frame title={pages.offline.h1} intro={offline.text} narrow>
      <p>{offline.kept}</p>
      <p>
        <a href={SAME_ADDRESS}>{offline.tryAgain}</a>
      </p>
      <ul>
        {offline.links.map(({ label, to }) => (
          <li key={to}>
            <PortalLink to={to}>{label}</PortalLink>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
