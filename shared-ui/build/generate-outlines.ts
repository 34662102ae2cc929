/**
 * Writes `src/map/outline/outlines.json`, the land of the keyless map: Natural Earth countries (public domain, via `world-atlas`) in
 * hundredths of a degree, each ring as a first point followed by deltas.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Point = readonly [lng: number, lat: number];
type Ring = readonly Point[];

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Simplification threshold (square degrees). Applied to shared borders on both sides at once. */
const finest = 0.00012;

const simple = simplify(presimplify(atlas), finest);

/** Area that visitors can pan to: the five countries without the Canaries, and their neighbours. */
const frame = { west: -13, east: 21, south: 34.5, north: 56 };

/** ISO 3166 numbers of countries with a site. The others are drawn paler. */
const ours: ReadonlySet<string> = new Set(['250', '724', '380', '056', '528']);

/** Rings smaller than this (square degrees of their bounding box) are dropped as rocks. */
const least = 0.004;

const round = (value: number): number => Math.round(value * 100);

const isInFrame = (ring: Ring): boolean =>
  ring.some(([lng, lat]) => lng > frame.west && lng < frame.east && lat > frame.south && lat < frame.north);

const boxArea = (ring: Ring): number => {
  const lngs = ring.map(([lng]) => lng);
  const lats = ring.map(([, lat]) => lat);
  return (Math.max(...lngs) - Math.min(...lngs)) * (Math.max(...lats) - Math.min(...lats));
};

/** Land far outside the frame needs no precision: its points move to the frame's edge, where they merge. */
const clamp = ([lng, lat]: Point): Point => [
  Math.min(frame.east + 4, Math.max(frame.west - 4, lng)),
  Math.min(frame.north + 4, Math.max(frame.south - 4, lat)),
];

const encode = (ring: Ring): number[] => {
  const steps: number[] = [];
  let last: Point | null = null;
  for (const [lng, lat] of ring.map(clamp)) {
    const point: Point = [round(lng), round(lat)];
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    steps.push(point[0] - (last?.[0] ?? 0), point[1] - (last?.[1] ?? 0));
    last = point;
  }
  return steps;
};

/** The outer ring. GeoJSON allows heights; these have none. */
const ringOf = ([outer = []]: GeoJSON.Position[][]): Ring => outer.map(([x = 0, y = 0]) => [x, y] as const);

const polygonsOf = (geometry: GeoJSON.Geometry): Ring[] =>
  geometry.type === 'Polygon'
    ? [ringOf(geometry.coordinates)]
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates.map(ringOf)
      : [];

const countries = feature(simple, simple.objects.countries).features.flatMap(({ id, geometry }) => {
  const rings = polygonsOf(geometry).filter((ring) => isInFrame(ring) && boxArea(ring) > least);
  return rings.length === 0 ? [] : [{ own: ours.has(String(id)), rings: rings.map(encode) }];
});

writeFileSync(new URL('../src/map/outline/outlines.json', import.meta.url), `${JSON.stringify(countries)}\n`);
