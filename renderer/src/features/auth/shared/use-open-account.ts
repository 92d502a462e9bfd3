import { type Flash, leaveFlash } from '#renderer/ui/navigation/flash.ts';
import { useNavigateTo } from '#renderer/ui/navigation/navigate.tsx';

/** Opens the consumer area, which shows the message. */
export function useOpenAccount(): (message: Flash) => void {
  const navigateTo = useNavigateTo();
  return (message) => {
    leaveFlash(message);
    navigateTo('/consumer-profile');
  };
}
