import { type PrintOnPaperProps, useHostParts } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';

/** Brings a sheet on paper, or into a file, where that can be done. */
export function PrintSheet({ label, name, alone }: PrintOnPaperProps) {
  const { host } = usePlatform();
  const { PrintOnPaper = PrintThroughDialogue, SaveSheet } = useHostParts();
  return (
    <>
      {host?.can.print !== false && <PrintOnPaper label={label} name={name} alone={alone} />}
      {SaveSheet !== undefined && <SaveSheet name={name} alone={alone} />}
    </>
  );
}

function PrintThroughDialogue({ label, alone }: PrintOnPaperProps) {
  const { print } = usePlatform();
  return <Button onClick={() => void alone(print)}>{label}</Button>;
}
