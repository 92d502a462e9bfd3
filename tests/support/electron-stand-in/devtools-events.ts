import * as z from 'zod/mini';

const frame = z.object({
  id: z.string(),
  parentId: z.optional(z.string()),
  url: z.string(),
  securityOrigin: z.string(),
});

type DevtoolsEvent<Params extends z.core.$ZodType> = {
  readonly name: string;
  readonly params: Params;
};

function event<Params extends z.core.$ZodType>(
  name: string,
  params: Params,
): DevtoolsEvent<Params> {
  return { name, params };
}

/** The events that are listened for, with the fields that are read. */
export const events = {
  targetCreated: event(
    'Target.targetCreated',
    z.object({
      targetInfo: z.object({ targetId: z.string(), type: z.string(), url: z.string() }),
    }),
  ),
  targetDestroyed: event('Target.targetDestroyed', z.object({ targetId: z.string() })),
  targetCrashed: event('Inspector.targetCrashed', z.unknown()),
  frameAttached: event(
    'Page.frameAttached',
    z.object({ frameId: z.string(), parentFrameId: z.string() }),
  ),
  frameNavigated: event('Page.frameNavigated', z.object({ frame })),
  navigatedWithinDocument: event(
    'Page.navigatedWithinDocument',
    z.object({ frameId: z.string(), url: z.string() }),
  ),
  frameRequestedNavigation: event(
    'Page.frameRequestedNavigation',
    z.object({ frameId: z.string(), url: z.string(), disposition: z.string() }),
  ),
  frameDetached: event('Page.frameDetached', z.object({ frameId: z.string() })),
  domContentEventFired: event('Page.domContentEventFired', z.unknown()),
  loadEventFired: event('Page.loadEventFired', z.unknown()),
  lifecycleEvent: event('Page.lifecycleEvent', z.object({ frameId: z.string(), name: z.string() })),
  windowOpen: event('Page.windowOpen', z.object({ url: z.string() })),
  executionContextCreated: event(
    'Runtime.executionContextCreated',
    z.object({
      context: z.object({
        id: z.number(),
        origin: z.string(),
        name: z.string(),
        auxData: z.optional(z.object({ frameId: z.optional(z.string()) })),
      }),
    }),
  ),
  executionContextDestroyed: event(
    'Runtime.executionContextDestroyed',
    z.object({ executionContextId: z.number() }),
  ),
  executionContextsCleared: event('Runtime.executionContextsCleared', z.unknown()),
  bindingCalled: event(
    'Runtime.bindingCalled',
    z.object({
      name: z.string(),
      payload: z.string(),
      executionContextId: z.number(),
    }),
  ),
  requestPaused: event(
    'Fetch.requestPaused',
    z.object({
      requestId: z.string(),
      frameId: z.optional(z.string()),
      resourceType: z.string(),
      redirectedRequestId: z.optional(z.string()),
      request: z.object({
        url: z.string(),
        method: z.string(),
        headers: z.record(z.string(), z.string()),
        postDataEntries: z.optional(z.array(z.object({ bytes: z.optional(z.string()) }))),
      }),
    }),
  ),
} as const;

type ParamsOf<Name extends keyof typeof events> = z.output<(typeof events)[Name]['params']>;

export type FrameInfo = ParamsOf<'frameNavigated'>['frame'];
export type ScriptContext = ParamsOf<'executionContextCreated'>['context'];
export type PausedRequest = ParamsOf<'requestPaused'>;
