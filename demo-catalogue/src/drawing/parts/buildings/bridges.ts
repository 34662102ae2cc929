import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

export interface Bridge {
  readonly from: number;
  readonly to: number;
  /** y coordinate of the parapet at the ends. The middle is `rise` higher. */
  readonly y: number;
  readonly rise: number;
  readonly waterline: number;
  readonly arches: number;
  readonly stone: Colour;
}

/** Draws a stone bridge with round arches. The arches are transparent. */
export function stoneBridge(pen: Pen, { from, to, y, rise, waterline, arches, stone }: Bridge): Marks {
  const { palette, light } = pen;
  const width = to - from;
  const deck = (share: number): number => y - rise * Math.sin(Math.PI * share);
  const pier = Math.min(26, (width / arches) * 0.18);
  const span = (width - pier * (arches + 1)) / arches;
  const openings = Array.from({ length: arches }, (_, index) => {
    const left = from + pier + index * (span + pier);
    const middle = (left + span / 2 - from) / width;
    const head = deck(middle) + 20 + Math.abs(middle - 0.5) * 10;
    return {
      left,
      head,
      path: `M${round(left + span)} ${waterline}C${round(left + span * 0.98)} ${round(head - 4)} ${round(left + span * 0.02)} ${round(head - 4)} ${round(left)} ${waterline}Z`,
    };
  });
  const top = Array.from(
    { length: 25 },
    (_, index) => `${round(from + (width * index) / 24)} ${round(deck(index / 24))}`,
  );
  // The arches run in the opposite direction to the outline, so that the non-zero fill rule leaves them transparent.
  const body = `M${top.join('L')}L${round(to)} ${waterline}L${round(from)} ${waterline}Z${openings.map(({ path }) => path).join('')}`;
  const inner = openings.map(({ left, head }) => {
    const edge = light < 0 ? left : left + span;
    const turn = light < 0 ? 1 : -1;
    return `M${round(edge)} ${waterline}C${round(edge + turn * span * 0.02)} ${round(head - 4)} ${round(edge + turn * span * 0.5)} ${round(head + 2)} ${round(edge + turn * span * 0.62)} ${round(head + 22)}C${round(edge + turn * span * 0.3)} ${round(head + 16)} ${round(edge + turn * span * 0.14)} ${round(head + 40)} ${round(edge + turn * span * 0.13)} ${waterline}Z`;
  });
  const pierFeet = Array.from({ length: arches - 1 }, (_, index) =>
    box(from + (index + 1) * (span + pier) - 3, waterline - 16, pier + 6, 18),
  );
  return [
    fill(inner.join(''), mix(stone, palette.shade, 0.5)),
    fill(body, mix(stone, palette.lit, 0.15)),
    stipple(body, mix(stone, palette.shade, 0.45), 0.6, 'bottom'),
    fill(pierFeet.join(''), mix(stone, palette.shade, 0.22)),
    line(`M${top.join('L')}`, mix(stone, palette.lit, 0.5), 5),
    line(
      `M${top.map((point) => point.replace(/ (.*)$/, (_, value: string) => ` ${round(Number(value) + 11)}`)).join('L')}`,
      mix(stone, palette.shade, 0.3),
      2,
    ),
  ];
}
