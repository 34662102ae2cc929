import type { Colour } from './colour';
import type { Mark, Marks, ShadeFrom } from './marks';
import { round } from './paths';

/**
 * A picture consists of three screens, as in screen printing: `ink` has the flat colours, `shade` has each stippled shape solid
 * in its shade colour, `density` has the opacity of the shade at each point as grey.
 */
export type Screen = 'ink' | 'shade' | 'density';

const vectors: Readonly<Record<Exclude<ShadeFrom, `round-${string}`>, string>> = {
  top: 'x1="0" y1="0" x2="0" y2="1"',
  bottom: 'x1="0" y1="1" x2="0" y2="0"',
  left: 'x1="0" y1="0" x2="1" y2="0"',
  right: 'x1="1" y1="0" x2="0" y2="0"',
};

/** Returns SVG of `width` × `height` pixels over a sheet of `sheet` drawing units. */
export function printSvg(
  marks: Marks,
  screen: Screen,
  { sheet, width, height }: { sheet: readonly [number, number]; width: number; height: number },
): string {
  const defs: string[] = [];
  const body = printMarks(marks, screen, defs);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${round(sheet[0])} ${round(sheet[1])}" preserveAspectRatio="none">`;
  return `${head}<defs>${defs.join('')}</defs>${body}</svg>`;
}

const printMarks = (marks: Marks, screen: Screen, defs: string[]): string =>
  marks.map((mark) => printMark(mark, screen, defs)).join('');

function printMark(mark: Mark, screen: Screen, defs: string[]): string {
  switch (mark.kind) {
    case 'fill':
      return `<path d="${mark.path}" fill="${inkOf(mark.colour, screen)}"${opacityOf(mark.opacity)}/>`;
    case 'line':
      return `<path d="${mark.path}" fill="none" stroke="${inkOf(mark.colour, screen)}" stroke-width="${round(mark.width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(mark.opacity)}/>`;
    case 'wash':
      return printWash(mark, screen, defs);
    case 'stipple':
      return printStipple(mark, screen, defs);
    case 'group':
      return printGroup(mark, screen, defs);
  }
}

const inkOf = (colour: Colour, screen: Screen): Colour => (screen === 'density' ? '#000000' : colour);

const opacityOf = (opacity: number): string =>
  opacity === 1 ? '' : ` opacity="${round(opacity * 10) / 10}"`;

function printWash(mark: Extract<Mark, { kind: 'wash' }>, screen: Screen, defs: string[]): string {
  if (screen === 'density') return `<path d="${mark.path}"/>`;
  const stops = mark.stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const id = define(
    defs,
    (name) => `<linearGradient id="${name}" ${vectors.top}>${stops.join('')}</linearGradient>`,
  );
  return `<path d="${mark.path}" fill="url(#${id})"/>`;
}

function printStipple(mark: Extract<Mark, { kind: 'stipple' }>, screen: Screen, defs: string[]): string {
  if (screen === 'ink') return '';
  const id = define(defs, (name) => gradientOf(mark, screen, name));
  return `<path d="${mark.path}" fill="url(#${id})"/>`;
}

/**
 * On the density screen the shade fades. On the shade screen it ends where the fade ends, so that a second shade on the same
 * shape keeps its colour there.
 */
function gradientOf(mark: Extract<Mark, { kind: 'stipple' }>, screen: Screen, id: string): string {
  const isBall = mark.from.startsWith('round');
  const near = isBall ? 1 : 0;
  const far = isBall ? 1 - mark.reach : mark.reach;
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${screen === 'shade' ? mark.colour : '#ffffff'}" stop-opacity="${opacity}"/>`;
  const fading = [stop(near, mark.strength), stop(far, 0)];
  const solid = [stop(near, 1), stop(far, 1), stop(far, 0)];
  const stops = screen === 'shade' ? solid : fading;
  const ordered = (isBall ? stops.reverse() : stops).join('');
  if (mark.from === 'round-left' || mark.from === 'round-right') {
    const focus = mark.from === 'round-left' ? 0.34 : 0.66;
    return `<radialGradient id="${id}" cx="${focus}" cy=".3" r=".78">${ordered}</radialGradient>`;
  }
  return `<linearGradient id="${id}" ${vectors[mark.from]}>${ordered}</linearGradient>`;
}

function printGroup(mark: Extract<Mark, { kind: 'group' }>, screen: Screen, defs: string[]): string {
  const clip = mark.clip
    ? ` clip-path="url(#${define(defs, (name) => `<clipPath id="${name}"><path d="${mark.clip}"/></clipPath>`)})"`
    : '';
  const transform = mark.transform ? ` transform="${mark.transform}"` : '';
  const inner = printMarks(mark.marks, screen, defs);
  return `<g${clip}${transform}${opacityOf(mark.opacity)}>${inner}</g>`;
}

function define(defs: string[], print: (id: string) => string): string {
  const id = `d${defs.length}`;
  defs.push(print(id));
  return id;
}
