/** 17 letters and digits that no other test uses: a vehicle is in one delivery. */
export const newChassisNumber = (): string =>
  `MADEUP${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`;
