import { type SaveSheetProps, useHostParts } from '#renderer/platform/host-parts.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { Button } from '#renderer/ui/button.tsx';

/** Brings a sheet on paper, or into a file, where that can be done. */
export function PrintSheet({ label, name, alone }: SaveSheetProps & { readonly label: string }) {
  const { print, host } = usePlatform();
  const { SaveSheet } = useHostParts();
  return (
    <>
      {host?.can.print !== false && <Button onClick={() => void alone(print)}>{label}</Button>}
      {SaveSheet !== undefined && <SaveSheet name={name} alone={alone} />}
    </>
  );
}
