const quoted = /(["'`])([\w.-]+)\1/g;
const template = /`((?:[^`\\]|\\.)*?\$\{(?:[^`\\]|\\.)*?)`/g;

/**
 * What a template can become, as far as its fixed parts say. Null when they are no part of an id, or say nothing: `${whole}.${rest}` is a
 * number or a version, and could be each id.
 */
const patternOf = (content: string): RegExp | null => {
  const fixed = content.split(/\$\{[^}]*\}/);
  if (!/\w{2}/.test(fixed.join('')) || !fixed.every((part) => /^[\w.-]*$/.test(part))) return null;
  return new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('.*')}$`);
};

/**
 * Ids of messages that a module may use: those that it names, and those that a template of it can become. Types allow no other way to an id,
 * because `text` takes the ids of the catalogue only. Comments count too: at worst a page loads a text that it does not show.
 */
export const idsIn = (source: string, ids: readonly string[]): readonly string[] => {
  const named = new Set([...source.matchAll(quoted)].map(([, , name]) => name));
  const patterns = [...source.matchAll(template)]
    .map(([, content = '']) => patternOf(content))
    .filter((pattern) => pattern !== null);
  return ids.filter((id) => named.has(id) || patterns.some((pattern) => pattern.test(id)));
};
