/**
 * What a window is filled with until its page has painted: the page's own background, so that nothing flashes. The portal's
 * theme belongs to the renderer; a spec compares the two.
 */
export const WINDOW_BACKGROUND = { light: '#ffffff', dark: '#131c1c' } as const;
