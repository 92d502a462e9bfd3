import * as z from 'zod/mini';

/**
 * Everything about the deployment that the renderer needs at run time; on the web it is the file /portal-settings.json. Unknown
 * names are left out: a page that is open must survive the file of a newer version.
 */
export const portalSettings = z.object({
  /** Origin and base path of the provider's API gateway, without a slash at the end. */
  gatewayUrl: z.url({ protocol: /^https?$/ }),
  /** Whether the gateway takes the identity service's token as proof of a mobile number. Off by default. */
  sendsPhoneProof: z.boolean(),
  /** Whether the gateway knows what the reference gateway adds to the five calls (`added-calls.ts`), and idempotency keys. */
  usesGatewayAdditions: z._default(z.boolean(), false),
  firebase: z.object({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
    /** Address of the Auth emulator, or null for the real service. */
    emulatorUrl: z.nullable(z.url({ protocol: /^http$/ })),
  }),
});
export type PortalSettings = z.infer<typeof portalSettings>;
