export { traitsOf } from './editions/traits';
export { drawScene, sheetWidth } from './draw-scene';
export { createGrain, tileSide, type Grain } from './kit/grain';
export { fill, stipple, type Marks } from './kit/marks';
export { box } from './kit/paths';
export { pictureHeight } from './kit/pen';
export { printSvg, type Screen } from './kit/print-svg';
export { hashText } from './kit/random';
