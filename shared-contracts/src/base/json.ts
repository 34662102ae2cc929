/** Data that survives `JSON.parse(JSON.stringify(x))`: the only kind that crosses a remote's boundary. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** The list that a text contains as JSON. Empty for no text, a text that is not JSON, and JSON that is not a list. */
export const parseJsonList = (text: string | null): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
