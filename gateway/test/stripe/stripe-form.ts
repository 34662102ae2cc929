export type FormValue = string | { [key: string]: FormValue };

const isUnsafe = (key: string): boolean => key === '__proto__' || key === 'constructor';

/** Parses `a[b]=1&expand[0]=x`, the format of Stripe's API, into nested objects. */
export const parseForm = (text: string): Record<string, FormValue> => {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    if (path.some(isUnsafe)) continue;
    let at = root;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      at = typeof next === 'object' ? next : ((at[part] = {}) as Record<string, FormValue>);
    }
    at[path.at(-1) ?? name] = value;
  }
  return root;
};
