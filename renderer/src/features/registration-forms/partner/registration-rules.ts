import { zodResolver } from '@hookform/resolvers/zod';
import { registrationSchema } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';

export const registrationRules = zodResolver(registrationSchema(indianToday));
