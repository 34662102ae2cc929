/** A value that a path segment cannot carry: browsers remove `.` and `..`, and an empty one changes the depth. */
const isLost = (value: string): boolean => value === '' || value === '.' || value === '..';

/** null for what no path can carry: empty, a dot segment, a lone surrogate. */
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

/** Segments of a path, decoded; null when one is empty or broken. `/` has none. */
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
