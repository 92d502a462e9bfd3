/** Compares a PIN with its hash. The library is native, and loaded only when a PIN is entered. */
export async function verifyPin(hash: string, pin: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  return verify(hash, pin);
}
