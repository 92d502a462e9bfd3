import { zodResolver } from '@hookform/resolvers/zod';
import { nbfcSchema } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { dayOf } from '#domain/days.ts';

export const nbfcRules = zodResolver(nbfcSchema(() => dayOf(new Date())));
