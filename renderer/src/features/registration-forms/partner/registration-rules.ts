import { zodResolver } from '@hookform/resolvers/zod';
import { registrationSchema } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import { dayOf } from '#domain/days.ts';

export const registrationRules = zodResolver(registrationSchema(() => dayOf(new Date())));
