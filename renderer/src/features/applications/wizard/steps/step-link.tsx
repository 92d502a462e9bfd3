import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { type FieldId, isFieldId } from '#domain/lending/sections.ts';
import { type AnswerId } from '#renderer/features/applications/wizard/draft/fields.ts';
import type { Step } from '#renderer/features/applications/wizard/steps/steps.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: token.colorBrandForegroundLink,
  },
});

/** A link to a step, and to a field on it. */
export function StepLink({
  step,
  field = null,
  children,
}: {
  readonly step: Step;
  readonly field?: AnswerId | null;
  readonly children: ReactNode;
}) {
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: step }} state={{ field }} className={useStyles().link}>
      {children}
    </Link>
  );
}

/** Goes to a step, and to a field on it; each step is an entry of the history. */
export function useGoTo(): (step: Step, field?: AnswerId) => void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return (step, field) =>
    void navigate(
      { search, hash: step },
      { replace: hash === `#${step}`, ...(field && { state: { field } }) },
    );
}

const linkState = z.object({ field: z.string() });

/** The field that a link led to, by the state of its entry of the history. */
export function linkedFieldIn(state: unknown): FieldId | null {
  const linked = linkState.safeParse(state);
  return linked.success && isFieldId(linked.data.field) ? linked.data.field : null;
}

export const useLinkedField = (): FieldId | null => linkedFieldIn(useLocation().state);
