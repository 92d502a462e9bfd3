import { useState } from 'react';
import { SentMessage } from '#renderer/features/contact/terminal/sent-message.tsx';
import { TerminalContactForm } from '#renderer/features/contact/terminal/terminal-contact-form.tsx';

/** Writing to us at a terminal: a few fields, and then a number to quote. */
export function TerminalContact() {
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null) return <SentMessage number={sent} onAnother={() => setSent(null)} />;
  return <TerminalContactForm onSent={setSent} />;
}
