import { createContext } from 'react';
import type { Lead } from '#contract/dealers/leads.ts';

/** Opens the drawer in which a lead is edited, or a new one (null) is added. The desk provides it. */
export const LeadDrawerContext = createContext<(lead: Lead | null) => void>(() => undefined);
