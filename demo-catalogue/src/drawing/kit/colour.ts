import { itemAt } from '../../item-at';

/** `#rrggbb`, lower case. */
export type Colour = string;

const channelsOf = (colour: Colour): readonly [number, number, number] => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

/** Mixes `share` (0 to 1) of `other` into `colour`. Colours outside a palette are mixes of its colours. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const to = channelsOf(other);
  const hex = channelsOf(colour).map((channel, index) => {
    const value = Math.round(channel + (itemAt(to, index) - channel) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** 0 (black) to 1 (white). Keeps shades weak on pale planes. */
export const palenessOf = (colour: Colour): number => {
  const [red, green, blue] = channelsOf(colour);
  return (red + green + blue) / 765;
};
