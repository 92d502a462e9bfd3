/** Ten digits that no other test uses. */
export function newMobileNumber(): string {
  const digits = () => Math.floor(Math.random() * 1e9);
  return `9${String(digits()).padStart(9, '0')}`;
}
