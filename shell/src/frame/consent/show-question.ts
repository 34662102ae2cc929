/** Shows the overlay, and reserves its height at the end of the page. `early.js` does it for the first paint. */
export const showQuestion = (isOpen: boolean): void =>
  void document.documentElement.toggleAttribute('data-asks', isOpen);
