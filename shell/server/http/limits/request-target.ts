const visible = /^\/(?!\/)[\x21-\x7e]*$/;
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
/** Control characters, slash and backslash. Servers differ in whether they decode them before routing. */
const encodedDelimiter = /%(?:[01][\da-f]|7f|2f|5c)/i;

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * True for a target that every server reads in the same way: origin form, visible ASCII, no fragment, backslash, dot segments or
 * encoded delimiters, and a path that decodes to UTF-8.
 */
export const isPlainTarget = (target: string): boolean => {
  if (!visible.test(target)) return false;
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  if (/[#\\]/.test(target) || dotSegment.test(path)) return false;
  return !path.includes('%') || (!encodedDelimiter.test(path) && isDecodable(path));
};
