/** How two digits add up in the dihedral group of a pentagon: rows and columns are the digits. */
const SUM = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;

/** What a digit counts for at a place; places are counted from the right and repeat after eight. */
const AT_PLACE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
] as const;

/** Whether the last of the ASCII digits is the check digit of Verhoeff's scheme for those before it. */
export function passesVerhoeff(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    const counts = Number(AT_PLACE[place % AT_PLACE.length]?.[Number(digit)]);
    sum = Number(SUM[sum]?.[counts]);
  }
  return sum === 0;
}
