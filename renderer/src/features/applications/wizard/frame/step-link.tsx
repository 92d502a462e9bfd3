import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  type AnswerId,
  type FieldId,
  isFieldId,
} from '#renderer/features/applications/wizard/draft/fields.ts';
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

/** Goes to a step; each is an entry of the history. */
export function useGoTo(): (step: Step) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (step) => void navigate({ search, hash: step });
}

const linkState = z.object({ field: z.string() });

/** The field that a link led to. */
export function useLinkedField(): FieldId | null {
  const linked = linkState.safeParse(useLocation().state);
  return linked.success && isFieldId(linked.data.field) ? linked.data.field : null;
}
