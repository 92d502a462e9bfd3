import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { token } from '#renderer/theme/token.ts';

/** Longest side of a preview, in CSS pixels. */
const PREVIEW_PX = 160;

const useStyles = makeStyles({
  picture: {
    maxWidth: '100%',
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusMedium,
  },
});

/** Whether the browser can decode a file as a picture. */
export async function canDraw(picture: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}

/** A small preview of a chosen picture. It has no URL, so nothing can load it again. */
export function FilePreview({
  picture,
  label,
}: {
  readonly picture: Blob;
  readonly label: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    void (async () => {
      const drawn = await createImageBitmap(picture);
      if (!left) draw(canvas.current, drawn);
      drawn.close();
    })();
    return () => {
      left = true;
    };
  }, [picture]);
  return <canvas ref={canvas} role="img" aria-label={label} className={useStyles().picture} />;
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (canvas === null) return;
  const scale = Math.min(1, PREVIEW_PX / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
