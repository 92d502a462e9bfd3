/** Set by the build: what `npm run dev:desktop` runs on, and null in anything else. */
declare const __DEVELOPMENT__: { readonly gatewayUrl: string; readonly emulatorUrl: string } | null;
