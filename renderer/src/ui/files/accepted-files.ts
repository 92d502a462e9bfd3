/** Values of `accept`, which decide what the device offers. */
export const PICTURES = 'image/jpeg,image/png,image/webp';
const HEIC = 'image/heic,image/heif';
const PDF = 'application/pdf';

/** Whether the device has a touch screen, and so most likely a camera that a page can open. */
export const hasTouch = () => window.matchMedia('(any-pointer: coarse)').matches;

/** Only Apple's browsers know it. */
const isApple = () => 'GestureEvent' in window;

/**
 * Pictures that can be chosen. An iPhone hands a HEIC picture over as a JPEG if the page does not ask for HEIC; elsewhere a
 * page that does not ask would not be offered the picture, and could not say why.
 */
const choosable = () => (isApple() && hasTouch() ? PICTURES : `${PICTURES},${HEIC}`);

export const acceptedFiles = (mustBePicture: boolean) =>
  mustBePicture ? choosable() : `${choosable()},${PDF}`;
