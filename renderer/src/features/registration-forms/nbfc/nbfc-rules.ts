import { zodResolver } from '@hookform/resolvers/zod';
import { nbfcSchema } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';

export const nbfcRules = zodResolver(nbfcSchema(indianToday));
