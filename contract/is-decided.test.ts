import { expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { isDecided, mayBeDone } from '#contract/is-decided.ts';

const refused = (status: number): GatewayFailure => ({ kind: 'refused', status });

it.each([
  ['no answer', { kind: 'unreachable' }, false, true],
  ['an answer that cannot be read', { kind: 'malformed' }, false, true],
  ['a session that has ended', { kind: 'signed-out' }, false, false],
  ['a body that was never sent', { kind: 'invalid', fields: ['months'] }, true, false],
  ['wrong fields', refused(400), true, false],
  ['a wrong password', refused(401), true, false],
  ['what is not open to the person', refused(403), true, false],
  ['what is not there', refused(404), true, false],
  ['an address that takes no POST', refused(405), true, false],
  ['a record that has changed', refused(409), true, false],
  ['a body that is too large', refused(413), true, false],
  ['a body that is not JSON', refused(415), true, false],
  ['a call that came too often', refused(429), false, false],
  ['a fault of the gateway', refused(500), false, true],
  ['a fault of what is in front of it', refused(502), false, true],
  ['a gateway that is busy, or does not know what became of it', refused(503), false, true],
  ['a proxy that waited too long', refused(504), false, true],
] satisfies [string, GatewayFailure, boolean, boolean][])(
  'says of %s whether the gateway has decided, and whether it may be done',
  (_, failure, decided, done) => {
    expect([isDecided(failure), mayBeDone(failure)]).toEqual([decided, done]);
  },
);
