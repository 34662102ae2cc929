/** A value that no path segment can carry: browsers remove `.` and `..`, and an empty segment changes the depth. */
const isLost = (value: string): boolean => value === '' || value === '.' || value === '..';

/** Null for values that no path can carry: empty, a dot segment, a lone surrogate. */
const encodeSegment = (value: string): string | null => {
  if (isLost(value)) return null;
  try {
    return encodeURIComponent(value);
  } catch {
    return null;
  }
};

/** The path of a pattern. Null when a parameter is missing, or a value does not fit a path. */
export const fill = (pattern: string, params: Readonly<Record<string, string>>): string | null => {
  const printed = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const name = segment.slice(1);
    return Object.hasOwn(params, name) ? encodeSegment(String(params[name])) : null;
  });
  return printed.includes(null) ? null : printed.join('/');
};

const decodeSegment = (segment: string): string | null => {
  try {
    const value = decodeURIComponent(segment);
    return isLost(value) ? null : value;
  } catch {
    return null;
  }
};

/** Decoded segments of a path. Null when one is empty or malformed. `/` has none. */
export const decodePath = (path: string): readonly string[] | null => {
  if (path === '/') return [];
  if (!path.startsWith('/') || path.length > 2000) return null;
  const segments: string[] = [];
  for (const raw of path.slice(1).split('/')) {
    const segment = decodeSegment(raw);
    if (segment === null) return null;
    segments.push(segment);
  }
  return segments;
};
