/**
 * What an operator replaces in the desktop program before building it, in addition to the renderer's brand file. Everything is a
 * placeholder on reserved domains, which reach no one; a configuration file can name other values on each machine.
 */
export const DEPLOYMENT = {
  gatewayUrl: 'https://gateway.rinsetu.example',
  firebase: { projectId: 'rinsetu-portal', apiKey: 'to-be-replaced' },
  /** Hosts whose https pages the system's browser may be asked to open. */
  externalHosts: [
    'rinsetu.example',
    'apps.example',
    'video.example',
    'www.google.com',
    'maps.google.com',
    'www.openstreetmap.org',
    'cms.rbi.org.in',
    // Messages of the dealer’s desk: a quote’s link, a word to a customer.
    'wa.me',
  ],
} as const;
