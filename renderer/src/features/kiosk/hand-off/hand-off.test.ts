import { describe, expect, it } from 'vitest';
import { kindOfAddress, readableAddress } from '#renderer/features/kiosk/hand-off/hand-off.ts';

const APPS = ['https://apps.example/android/rinsetu'];

describe('an external address', () => {
  it.each([
    ['https://apps.example/android/rinsetu', 'app'],
    ['https://www.openstreetmap.org/directions?to=1%2C2', 'map'],
    ['https://maps.google.com/?q=1', 'map'],
    ['https://www.google.com/maps/place/x', 'map'],
    ['tel:+919876543210', 'call'],
    ['mailto:support@rinsetu.example', 'mail'],
    ['https://video.example/embed/introduction', 'page'],
  ] as const)('%s is of kind %s', (address, kind) => {
    expect(kindOfAddress(address, APPS)).toBe(kind);
  });

  it('is shown without its scheme if it is a number or a mail address', () => {
    expect(readableAddress('tel:+919876543210')).toBe('+919876543210');
    expect(readableAddress('mailto:support@rinsetu.example?subject=x')).toBe(
      'support@rinsetu.example',
    );
    expect(readableAddress('https://video.example/a')).toBe('https://video.example/a');
  });
});
