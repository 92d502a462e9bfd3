import { type Flash, leaveFlash } from '#renderer/ui/navigation/flash.ts';
import { returnPathIn } from '#renderer/ui/navigation/return-path.ts';
import { useNavigateTo } from '#renderer/ui/navigation/navigate.tsx';

/** Opens the page that sent the person to sign in, or else the consumer area, which shows the message. */
export function useOpenAccount(): (message: Flash) => void {
  const navigateTo = useNavigateTo();
  return (message) => {
    const path = returnPathIn(window.location.search) ?? '/consumer-profile';
    if (path === '/consumer-profile') leaveFlash(message);
    navigateTo(path);
  };
}
