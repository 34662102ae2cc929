import { itemAt } from '../../item-at';

/** `#rrggbb`, lower case. */
export type Colour = string;

const channelsOf = (colour: Colour): readonly [number, number, number] => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

/** Mixes `share` (0 to 1) of `other` into `colour`. Colours that are not in a palette are mixes of its colours. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const to = channelsOf(other);
  const hex = channelsOf(colour).map((channel, index) => {
    const value = Math.round(channel + (itemAt(to, index) - channel) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** Lightness from 0 (black) to 1 (white). Pale planes get weaker shades. */
export const palenessOf = (colour: Colour): number => {
  const [red, green, blue] = channelsOf(colour);
  return (red + green + blue) / 765;
};
