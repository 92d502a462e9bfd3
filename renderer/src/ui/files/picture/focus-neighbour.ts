/** Focuses what comes after an element that is about to go, or else what comes before it. */
export function focusNeighbour(element: HTMLElement): void {
  const beside = element.nextElementSibling ?? element.previousElementSibling;
  if (beside instanceof HTMLElement) beside.focus();
}
