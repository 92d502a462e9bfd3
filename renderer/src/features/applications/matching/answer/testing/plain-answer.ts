/** What the answer to a match is shown with where a test is about its products alone. */
export const PLAIN_ANSWER = {
  ways: [],
  taken: null,
  onAsk: async () => {},
  onTake: () => {},
  onBack: () => {},
  onAddPrice: () => {},
};
