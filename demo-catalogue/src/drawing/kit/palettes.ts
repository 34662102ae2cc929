import type { Hour } from '../../pictures/hour';
import type { Colour } from './colour';

/** The inks of one time of day. Every other colour of a picture is a mix of these. */
export interface Palette {
  /** Colours of the sky at zenith, middle and horizon. */
  readonly sky: readonly [Colour, Colour, Colour];
  readonly sun: Colour;
  readonly cloud: Colour;
  /** Colours of the land, from far and pale to near and deep. */
  readonly land: readonly [Colour, Colour, Colour, Colour, Colour];
  readonly lit: Colour;
  /** Colour that shades are mixed with, instead of black. */
  readonly shade: Colour;
  /** Colours of far and near water. */
  readonly water: readonly [Colour, Colour];
  readonly walls: readonly [Colour, Colour, Colour, Colour];
  readonly roofs: readonly [Colour, Colour, Colour];
  readonly slate: Colour;
  /** Window panes: dark by day, lit at night. */
  readonly pane: Colour;
  readonly snow: Colour;
  /** Height of the sun between zenith (0) and horizon (1). */
  readonly sunHeight: number;
}

export const palettes: Readonly<Record<Hour, Palette>> = {
  dawn: {
    sky: ['#8fb3b4', '#e6d3b5', '#f3c39c'],
    sun: '#fdf0d2',
    cloud: '#f8e6cc',
    land: ['#b3bfae', '#8ca898', '#628772', '#3a6650', '#1d4236'],
    lit: '#f7dcae',
    shade: '#2b4a4c',
    water: ['#c9cdb9', '#5f918d'],
    walls: ['#f5e3c6', '#ecc9a0', '#e2ab88', '#d7d0b4'],
    roofs: ['#bd6843', '#a9553a', '#8d4a3c'],
    slate: '#4d6670',
    pane: '#38545a',
    snow: '#fff4e2',
    sunHeight: 0.58,
  },
  day: {
    sky: ['#5f9fa8', '#a9cfc8', '#f2ead0'],
    sun: '#fff7df',
    cloud: '#fbf5e4',
    land: ['#a6c4bb', '#7aa897', '#578d68', '#35704c', '#1b4937'],
    lit: '#f5e6b4',
    shade: '#1f4a52',
    water: ['#9fcac4', '#2f7f86'],
    walls: ['#f8eed8', '#f0d9b0', '#e6b58e', '#efe5cf'],
    roofs: ['#c4663d', '#b4552f', '#9c4a33'],
    slate: '#46636e',
    pane: '#3b5d63',
    snow: '#fffaf0',
    sunHeight: 0.26,
  },
  golden: {
    sky: ['#e2a45f', '#f0c586', '#f9e6bd'],
    sun: '#fff6dc',
    cloud: '#fbe0b0',
    land: ['#dcb184', '#bd9463', '#8f8450', '#566c42', '#29462f'],
    lit: '#fde3a2',
    shade: '#5a4038',
    water: ['#f3d39c', '#7f8f72'],
    walls: ['#fbe8c2', '#f4ca90', '#e5a06f', '#efd9ab'],
    roofs: ['#b9542f', '#a1462b', '#843d2d'],
    slate: '#5c5a55',
    pane: '#5a4a3c',
    snow: '#fff3d9',
    sunHeight: 0.46,
  },
  dusk: {
    sky: ['#34506a', '#a87579', '#f2b288'],
    sun: '#fbdca6',
    cloud: '#d99386',
    land: ['#a5828a', '#7d6a7c', '#52566a', '#31454f', '#182d34'],
    lit: '#f4b888',
    shade: '#22303f',
    water: ['#d79a86', '#3c5868'],
    walls: ['#e8b795', '#d79b80', '#b97f76', '#cfa995'],
    roofs: ['#7f4540', '#6a3d41', '#583843'],
    slate: '#3a4757',
    pane: '#ffd78a',
    snow: '#f3ddd0',
    sunHeight: 0.62,
  },
  night: {
    sky: ['#10263a', '#24485b', '#6f9493'],
    sun: '#f8ecc8',
    cloud: '#4a6f78',
    land: ['#55777d', '#3c606a', '#294a54', '#193640', '#0d242b'],
    lit: '#9db7ac',
    shade: '#0b1d29',
    water: ['#6d918f', '#1c414f'],
    walls: ['#8fa39b', '#7b8f8c', '#8a8577', '#9aa79a'],
    roofs: ['#3e4a50', '#4a4347', '#33434b'],
    slate: '#263d49',
    pane: '#ffce7a',
    snow: '#c9d6d2',
    sunHeight: 0.22,
  },
  mist: {
    sky: ['#b9c7bf', '#d9d9c9', '#efe6d3'],
    sun: '#fbf3df',
    cloud: '#f3eddc',
    land: ['#c2cbbf', '#a2b4a6', '#7b9684', '#4f7462', '#2b4f42'],
    lit: '#f3ead0',
    shade: '#3f5c5a',
    water: ['#d3d8cb', '#7ba09a'],
    walls: ['#f2e8d3', '#e6d3b3', '#d9b596', '#e3dcc6'],
    roofs: ['#b06a4b', '#9b5b45', '#87564a'],
    slate: '#5b7075',
    pane: '#57706d',
    snow: '#f7f1e2',
    sunHeight: 0.34,
  },
};
