import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { oneTimeCode } from '#renderer/ui/form/fields/schemas.ts';

export const emailCodeRules = zodResolver(z.object({ code: oneTimeCode }));
