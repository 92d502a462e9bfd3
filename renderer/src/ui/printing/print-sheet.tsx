import { withoutIsolation } from '#renderer/i18n/isolated.ts';
import { type PrintOnPaperProps, useHostParts } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';

/** The buttons that print a sheet or save it as a file, where the host can. */
export function PrintSheet({ label, name: words, alone }: PrintOnPaperProps) {
  const { host } = usePlatform();
  const { PrintOnPaper = PrintWithDialog, SaveSheet } = useHostParts();
  // It becomes the name of a file.
  const name = withoutIsolation(words);
  return (
    <>
      {host?.can.print !== false && <PrintOnPaper label={label} name={name} alone={alone} />}
      {SaveSheet !== undefined && <SaveSheet name={name} alone={alone} />}
    </>
  );
}

function PrintWithDialog({ label, name, alone }: PrintOnPaperProps) {
  const { print } = usePlatform();
  return <Button onClick={() => void alone(() => named(name, print))}>{label}</Button>;
}

/** A browser names the PDF that it saves by the title of the page. */
async function named<Value>(name: string, act: () => Promise<Value>): Promise<Value> {
  const { title } = document;
  document.title = name;
  try {
    return await act();
  } finally {
    document.title = title;
  }
}
