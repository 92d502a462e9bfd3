import { type Flash, leaveFlash } from '#renderer/ui/navigation/flash.ts';
import { returnPathIn } from '#renderer/ui/navigation/return-path.ts';
import { useNavigateTo } from '#renderer/ui/navigation/navigate.tsx';

/** Opens the page that sent the person to sign in, or else the consumer area, which shows the message. */
export function useOpenAccount(): (message: Flash) => void {
  const navigateTo = useNavigateTo();
  return (message) => {
    const { search, hash } = window.location;
    const path = returnPathIn(search, hash) ?? '/consumer-profile';
    if (path.startsWith('/consumer-profile')) leaveFlash(message);
    navigateTo(path);
  };
}
