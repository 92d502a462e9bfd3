import * as z from 'zod/mini';

const PHONE_PROVIDER = 'phone';
const seconds = z.int().check(z.nonnegative());

/** What a Firebase ID token says after a sign-in by phone code. https://firebase.google.com/docs/auth/admin/verify-id-tokens */
export const phoneClaims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  user_id: z.string(),
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  phone_number: z.string(),
  firebase: z.object({ sign_in_provider: z.literal(PHONE_PROVIDER) }),
});
export type PhoneClaims = z.infer<typeof phoneClaims>;

export function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}
