/** A value that no path segment can carry: browsers remove `.` and `..`, and an empty segment changes the depth. */
const isLost = (value: string): boolean => value === '' || value === '.' || value === '..';

/** Null for values that no path can carry: empty, a dot segment, a lone surrogate. */
export const encodeSegment = (value: string): string | null => {
  if (isLost(value)) return null;
  try {
    return encodeURIComponent(value);
  } catch {
    return null;
  }
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
