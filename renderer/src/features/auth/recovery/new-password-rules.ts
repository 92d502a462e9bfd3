import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { newPasswordFields, typedTwice } from '#renderer/features/auth/shared/new-password.ts';

export const newPasswordRules = zodResolver(z.object(newPasswordFields).check(typedTwice));
