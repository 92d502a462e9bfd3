import type { TestProvider } from '#gateway/testing/servers/identity-provider.ts';
import type { MessageProviders } from '#scripts/dev/message-providers.ts';
import type { PortalPorts } from '#scripts/dev/portal-parts.ts';

/** A portal that journeys run on. */
export type RunningPortal = {
  readonly url: string;
  /** What its web server serves. */
  readonly webFolder: string;
  readonly gatewayUrl: string;
  readonly emulatorUrl: string;
  readonly dataFolder: string;
  /** At which its operators may sign in; null unless `hasStaffProvider`. */
  readonly provider: TestProvider | null;
  /** What the gateway runs with, for its commands. */
  readonly gatewayEnvironment: Readonly<Record<string, string>>;
  readonly ports: PortalPorts & { readonly lenders: number };
  /** Ends the gateway as a power cut would, and starts it again on the same data. */
  readonly killGateway: () => Promise<void>;
  readonly restartGateway: () => Promise<void>;
  /** The newest unused code sent to ten digits. Waits until there is one other than `not`. */
  readonly codeFor: (mobileNumber: string, not?: string) => Promise<string>;
  /** Where SMS and WhatsApp messages of its gateway go. They report nothing by themselves. */
  readonly providers: MessageProviders;
  /** The newest code mailed to an address. Waits until there is one. */
  readonly emailCodeFor: (address: string) => Promise<string>;
};
