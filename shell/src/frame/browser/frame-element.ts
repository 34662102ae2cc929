/** An element that every document of the shell has. Throws when it is missing. */
export const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`This document has no element "${id}".`);
  return element;
};
