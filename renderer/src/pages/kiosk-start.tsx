import { StartScreen } from '#renderer/features/kiosk/start-screen.tsx';

export function Page() {
  return <StartScreen />;
}
