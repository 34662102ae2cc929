/**
 * Truncates a text at a word boundary with an ellipsis. Returns a short text unchanged.
 * @param limit Maximum characters, without the ellipsis.
 */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit + 1);
  const border = head.search(/\s\S*$/u);
  return `${(border > 0 ? head.slice(0, border) : head.slice(0, limit)).replace(/[\s,;:.–-]+$/u, '')}…`;
};
