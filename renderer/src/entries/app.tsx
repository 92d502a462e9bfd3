/** The single-page app: the consumer area on the web, the whole portal on the desktop and in development. */
import { createRoot } from 'react-dom/client';
import { Portal } from '#renderer/app/portal.tsx';
import { preparePortal } from '#renderer/app/prepare-portal.ts';
import { createPlatform } from '#platform';

async function start(): Promise<void> {
  const element = document.getElementById('app');
  if (element === null) throw new Error('The page has no element with the id app.');
  const parts = await preparePortal(createPlatform());
  createRoot(element).render(<Portal {...parts} />);
}

void start();
