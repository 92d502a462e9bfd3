import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { email, phoneNumber, requiredText } from '#renderer/ui/form/fields/schemas.ts';

const fields = {
  name: requiredText(120),
  phone: phoneNumber,
  // The number may become its last line.
  message: requiredText(3900),
};

/** A gateway without the portal's additions takes no message without an email address. */
export const terminalContactRules = (needsEmail: boolean) =>
  zodResolver(z.object({ ...fields, email: needsEmail ? email : z.string() }));
