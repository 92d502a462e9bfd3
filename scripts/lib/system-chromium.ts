/** Debian's Chromium without a browser's windows around it: the same pages for half the work. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium-headless-shell';
