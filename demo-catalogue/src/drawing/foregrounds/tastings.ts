import { type Colour, mix } from '../kit/colour';
import { fill, line, type Marks, stipple } from '../kit/marks';
import { box, disc, ellipse, type Point, round } from '../kit/paths';
import type { Pen } from '../kit/pen';
import { bottle, castShadow, fruit, glass as wineGlass, sprig, vase } from '../parts/objects/tableware';
import { type ForegroundObject, inksOf, pointsFrom, shapeAt, solid } from './foreground-object';

const board = (pen: Pen, [x, y]: Point, half: number): Marks => {
  const { wood } = inksOf(pen.palette);
  return [
    ...castShadow(pen, [x, y + 4], half, 11),
    fill(box(x - half, y - 18, half * 2, 20), mix(wood, pen.palette.lit, 0.2)),
    fill(box(x - half, y - 2, half * 2, 8), mix(wood, pen.palette.shade, 0.36)),
  ];
};

const bowl = (pen: Pen, [x, y]: Point, half: number, ink: Colour): Marks => {
  const path = `M${round(x - half)} ${y - 62}h${half * 2}q-8 58 ${round(-half * 0.62)} 62h${round(-half * 0.76)}q${round(-half * 0.54)} -4 ${round(-half * 0.62)} -62Z`;
  return [...castShadow(pen, [x, y], half * 0.9, 10), ...solid(pen, path, ink)];
};

/** Two full glasses of beer, and a bottle. */
export const beer: ForegroundObject = (pen, [x, y]) => {
  const { palette } = pen;
  const { linen, red } = inksOf(palette);
  const amber = mix('#d2872c', palette.lit, 0.2);
  const mug = (dx: number, tall: number, ink: Colour): Marks => {
    const foot: Point = [x + dx, y];
    const at = pointsFrom(foot);
    const shape = shapeAt(foot);
    const body = shape([-48, 0], [-58, tall], [58, tall], [48, 0]);
    return [
      ...castShadow(pen, foot, 70, 11),
      line(
        `M${at(54, tall * 0.78)}q62 6 50 ${round(tall * 0.3)}t-56 ${round(tall * 0.2)}`,
        mix(ink, linen, 0.6),
        13,
      ),
      ...solid(pen, body, ink),
      line(
        `M${at(-24, 16)}L${at(-29, tall - 30)}M${at(8, 16)}L${at(8, tall - 30)}`,
        mix(ink, '#ffffff', 0.4),
        5,
      ),
      fill(
        disc(x + dx - 34, y - tall, 30) +
          disc(x + dx + 6, y - tall - 10, 35) +
          disc(x + dx + 40, y - tall, 27) +
          box(x + dx - 58, y - tall, 116, 24),
        linen,
      ),
    ];
  };
  return [
    ...bottle(pen, [x + 150, y - 8], 268, [mix('#6b3a1f', palette.shade, 0.2), linen]),
    ...mug(-84, 168, amber),
    ...mug(48, 150, mix('#8a4a24', red, 0.2)),
  ];
};

/** A wheel of cheese that is cut, and a wedge, on a board. */
export const cheese: ForegroundObject = (pen, [x, y]) => {
  const { palette } = pen;
  const { metal, darkWood } = inksOf(palette);
  const [rind, paste] = [mix('#c8913f', palette.walls[2], 0.3), mix('#f1d98f', palette.lit, 0.3)];
  const at = pointsFrom([x, y - 18]);
  const side = `M${at(-150, 16)}L${at(-150, 122)}Q${at(-20, 158)} ${at(96, 122)}L${at(96, 16)}Q${at(-20, -18)} ${at(-150, 16)}Z`;
  const cut = `M${at(-20, 132)}L${at(96, 122)}L${at(96, 16)}L${at(-20, 0)}Z`;
  const wedge = `M${at(86, 0)}L${at(222, 0)}L${at(222, 66)}L${at(86, 34)}Z`;
  return [
    ...board(pen, [x + 10, y], 220),
    ...solid(pen, side, rind),
    fill(`M${at(-150, 122)}Q${at(-20, 184)} ${at(96, 122)}L${at(-20, 132)}Z`, mix(rind, palette.lit, 0.35)),
    fill(cut, paste),
    fill(
      disc(x + 30, y - 92, 11) + disc(x + 62, y - 56, 8) + disc(x + 12, y - 52, 6),
      mix(paste, palette.shade, 0.24),
    ),
    fill(wedge, paste),
    fill(`M${at(86, 34)}L${at(222, 66)}L${at(230, 76)}L${at(104, 48)}Z`, rind),
    fill(disc(x + 168, y - 40, 8) + disc(x + 130, y - 34, 5), mix(paste, palette.shade, 0.24)),
    line(`M${at(-186, 6)}L${at(-236, 64)}`, darkWood, 14),
    line(`M${at(-186, 6)}L${at(-150, -12)}`, metal, 12),
  ];
};

/** An open box of chocolates. */
export const chocolates: ForegroundObject = (pen, [x, y]) => {
  const { palette } = pen;
  const { red, linen } = inksOf(palette);
  const [dark, milk] = [mix('#4a2a1c', palette.shade, 0.2), mix('#8a5532', palette.roofs[2], 0.2)];
  const at = pointsFrom([x, y]);
  const ink = [dark, milk, linen];
  const rows = [0, 1].flatMap((row) =>
    [0, 1, 2, 3].flatMap((column) => {
      const [px, py] = [x - 132 + column * 72 + row * 18, y - 92 - row * 44];
      const tone = ink[(row + column) % 3] ?? dark;
      const path = (row + column) % 2 === 0 ? ellipse(px, py, 28, 23) : box(px - 25, py - 22, 50, 42);
      return [
        ...solid(pen, path, tone, 'bottom'),
        line(`M${round(px - 14)} ${py - 5}q14 -10 28 0`, mix(tone, palette.lit, 0.5), 3.5),
      ];
    }),
  );
  return [
    ...castShadow(pen, [x, y + 2], 220, 12),
    fill(
      `M${at(-160, 156)}L${at(160, 156)}L${at(196, 62)}L${at(-196, 62)}Z`,
      mix(linen, palette.walls[1], 0.4),
    ),
    ...rows,
    fill(`M${at(-196, 66)}L${at(196, 66)}L${at(188, 0)}L${at(-188, 0)}Z`, red),
    stipple(
      `M${at(-196, 66)}L${at(196, 66)}L${at(188, 0)}L${at(-188, 0)}Z`,
      mix(red, palette.shade, 0.6),
      0.7,
      'bottom',
    ),
    line(`M${at(0, 66)}L${at(0, 0)}`, linen, 18),
    fill(`M${at(0, 40)}q-62 -40 -66 4t66 -4q62 -40 66 4t-66 -4Z`, linen),
  ];
};

/** A bottle of cider, a bowl and apples. */
export const cider: ForegroundObject = (pen, [x, y]) => {
  const { palette } = pen;
  const { glass, linen, red, green } = inksOf(palette);
  return [
    ...bottle(pen, [x - 92, y - 8], 322, [glass, mix(linen, palette.walls[1], 0.5)]),
    ...bowl(pen, [x + 22, y], 66, mix(linen, palette.walls[2], 0.3)),
    fill(ellipse(x + 22, y - 62, 60, 11), mix('#d59a3a', palette.lit, 0.3)),
    ...fruit(pen, [x + 128, y - 4], 40, red),
    ...fruit(pen, [x + 196, y + 2], 36, mix(green, palette.lit, 0.4)),
    line(
      `M${round(x + 128)} ${y - 74}q4 -18 16 -24M${round(x + 196)} ${y - 62}q2 -14 12 -20`,
      mix(palette.roofs[2], palette.shade, 0.4),
      5,
    ),
  ];
};

/** A bottle of olive oil, a bowl of olives and bread. */
export const oliveOil: ForegroundObject = (pen, [x, y]) => {
  const { palette } = pen;
  const { linen, green } = inksOf(palette);
  const gold = mix('#b59a2e', palette.lit, 0.2);
  const crust = mix('#c98546', palette.roofs[0], 0.2);
  const olives = [-44, -16, 14, 42, -30, 0, 30].map((dx, index) =>
    disc(x + 54 + dx, y - 66 - (index > 3 ? 17 : 0), 16),
  );
  return [
    ...sprig(pen, [x - 30, y - 40], 210, { angle: 1.1, ink: mix(green, palette.cloud, 0.24) }),
    ...bottle(pen, [x - 96, y - 8], 300, [gold, linen]),
    fill(olives.join(''), mix(green, palette.shade, 0.18)),
    ...bowl(pen, [x + 54, y], 76, mix(palette.roofs[0], palette.walls[1], 0.4)),
    ...fruit(pen, [x + 186, y + 4], 46, crust),
    line(
      `M${round(x + 164)} ${y - 62}l18 16M${round(x + 184)} ${y - 68}l20 18`,
      mix(crust, palette.lit, 0.5),
      5,
    ),
  ];
};

/** A plate of oysters with a lemon. */
export const oysters: ForegroundObject = (pen, [x, y]) => {
  const { palette } = pen;
  const { linen, metal } = inksOf(palette);
  const shell = mix(palette.slate, palette.walls[1], 0.42);
  const oyster = (dx: number, up: number): Marks => {
    const [px, py] = [x + dx, y - up];
    const path = `M${round(px - 52)} ${round(py + 10)}q-6 -40 30 -46q50 -10 66 24q14 30 -40 36q-44 2 -56 -14Z`;
    return [
      fill(path, shell),
      line(path, mix(shell, palette.shade, 0.4), 4),
      fill(ellipse(px, py - 4, 34, 18), mix(linen, shell, 0.16)),
      fill(ellipse(px - 4, py - 2, 20, 9), mix(shell, linen, 0.4)),
    ];
  };
  const lemon = mix('#e7c33e', palette.lit, 0.2);
  return [
    ...castShadow(pen, [x, y + 2], 220, 16),
    fill(ellipse(x, y - 22, 226, 42), metal),
    fill(ellipse(x, y - 32, 208, 36), linen),
    ...oyster(-96, 76),
    ...oyster(96, 76),
    ...oyster(0, 92),
    fill(ellipse(x + 66, y - 34, 38, 34), lemon),
    fill(ellipse(x + 66, y - 34, 29, 25), mix(lemon, linen, 0.5)),
    line(`M${x + 66} ${y - 58}v48M${x + 40} ${y - 46}l52 24M${x + 92} ${y - 46}l-52 24`, lemon, 4),
    ...oyster(-130, 34),
    ...oyster(-30, 34),
    ...oyster(150, 38),
  ];
};

/** Fresh pots: a jug, a vase and a bowl, and a turning tool. */
export const pottery: ForegroundObject = (pen, [x, y]) => {
  const { palette } = pen;
  const { blue, linen, darkWood } = inksOf(palette);
  const clay = mix(palette.roofs[0], palette.walls[1], 0.34);
  return [
    ...castShadow(pen, [x - 100, y], 70, 11),
    ...vase(pen, [x - 106, y], 236, clay),
    ...castShadow(pen, [x + 20, y + 2], 60, 11),
    ...vase(pen, [x + 22, y + 2], 158, mix(blue, linen, 0.24)),
    line(`M${round(x + 56)} ${y - 128}q58 14 30 76`, mix(blue, linen, 0.24), 12),
    ...bowl(pen, [x + 166, y + 4], 70, mix(linen, clay, 0.3)),
    line(`M${round(x + 112)} ${y - 34}q54 12 108 0`, clay, 7),
    line(`M${round(x + 84)} ${y + 14}L${round(x + 196)} ${y + 20}`, darkWood, 8),
  ];
};

/** A bottle of wine, two glasses and grapes. */
export const wine: ForegroundObject = (pen, [x, y]) => {
  const { palette } = pen;
  const { glass, linen } = inksOf(palette);
  const grape = mix('#5c2f4a', palette.shade, 0.16);
  const berries = [-34, -10, 14, 38, -22, 2, 26, -10, 14, 2].map((dx, index) => {
    const row = index < 4 ? 0 : index < 7 ? 1 : index < 9 ? 2 : 3;
    return disc(x + 190 + dx, y - 14 - row * 20, 14);
  });
  return [
    ...bottle(pen, [x - 128, y - 10], 330, [mix(glass, palette.shade, 0.24), linen]),
    ...wineGlass(pen, x - 22, y - 4, true),
    ...wineGlass(pen, x + 78, y + 4, false),
    ...castShadow(pen, [x + 190, y], 66, 10),
    fill(berries.join(''), grape),
    line(`M${round(x + 192)} ${y - 88}q-4 -20 16 -28`, mix(palette.roofs[2], palette.shade, 0.4), 6),
  ];
};
