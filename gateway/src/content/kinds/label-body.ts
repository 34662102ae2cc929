import { Type, type Static } from '@sinclair/typebox';
import { themeIds, type ThemeKey } from '@detour/shared-contracts/catalogue';

/** Who travels: somebody alone, two adults, three adults or more, anybody with children. */
const audiences = ['solo', 'couple', 'friends', 'family'] as const;
export type CardAudience = (typeof audiences)[number];

const label = Type.Object({
  /** At most a line of a card on a phone. */
  label: Type.String({ maxLength: 40 }),
  audience: Type.Unsafe<CardAudience>({ type: 'string', enum: [...audiences] }),
  /** Stays with one of these themes; empty for all stays. */
  themes: Type.Array(Type.Unsafe<ThemeKey>({ type: 'string', enum: Object.keys(themeIds) }), {
    uniqueItems: true,
  }),
});

/** Labels of stays for a target group, the first one that fits wins. */
export const CardLabelsBody = Type.Object({ labels: Type.Array(label, { maxItems: 12 }) });
export type CardLabelsBody = Static<typeof CardLabelsBody>;
export type CardLabel = CardLabelsBody['labels'][number];
