/**
 * The beginning of a text, cut on a word border with an ellipsis; the text itself when it fits.
 * @param limit Characters at most, without the ellipsis.
 */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit + 1);
  const border = head.search(/\s\S*$/u);
  return `${(border > 0 ? head.slice(0, border) : head.slice(0, limit)).replace(/[\s,;:.–-]+$/u, '')}…`;
};
