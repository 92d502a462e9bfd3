import type { UseFormReturn } from 'react-hook-form';

/** A section's fields by their names, as texts. */
export type SectionForm = UseFormReturn<Record<string, string>>;
