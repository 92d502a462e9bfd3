import { type ReactNode, createContext, use } from 'react';
import { DUTIES, type Duty } from '#domain/duties.ts';
import { type OperatorCall, mayCall } from '#contract/operators/permissions.ts';

/** The duties of the operator who is here. The gateway checks each call by the same table. */
export const DutiesContext = createContext<readonly Duty[]>(DUTIES);

/** Tells whether the operator may make a call. */
export function useMay(): (call: OperatorCall) => boolean {
  const duties = use(DutiesContext);
  return (call) => mayCall(duties, call);
}

/** Shows the means to make a call only to operators who may make it. */
export function IfMay({
  call,
  children,
}: {
  readonly call: OperatorCall;
  readonly children: ReactNode;
}) {
  return useMay()(call) ? children : null;
}
