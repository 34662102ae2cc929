import type { Country } from '@detour/shared-contracts/sites';
import type { Wording } from '@detour/shared-contracts/catalogue';
import { belgianProvinces, frenchDepartments, italianProvinces, spanishProvinces } from './departments';
import { regionRows } from './regions';

export interface Area {
  readonly id: string;
  readonly names: Wording;
}

const sameEverywhere = (name: string): Wording => ({ fr: name, es: name, nl: name, it: name });

const cellsOf = (table: string): readonly string[] =>
  table
    .trim()
    .split(/[|\n]/)
    .filter((cell) => cell !== '');

const french = new Map(
  cellsOf(frenchDepartments).map((cell): [string, Area] => {
    const code = cell.slice(0, cell.indexOf(' '));
    return [code, { id: `FR-${code}`, names: sameEverywhere(cell.slice(code.length + 1)) }];
  }),
);

/** Parses `code iso name` with the other languages after `=`; `order` names these languages. */
const parseProvinces = (
  table: string,
  country: Country,
  order: readonly (keyof Wording)[],
): ReadonlyMap<string, Area> =>
  new Map(
    cellsOf(table).map((cell): [string, Area] => {
      const [main = '', others = ''] = cell.split('=');
      const [code = '', iso = ''] = main.split(' ');
      const name = main.slice(code.length + iso.length + 2);
      const given = others === '' ? [] : others.split(';');
      const translated = Object.fromEntries(order.map((language, index) => [language, given[index] ?? name]));
      return [code, { id: `${country}-${iso}`, names: { ...sameEverywhere(name), ...translated } }];
    }),
  );

const spanish = parseProvinces(spanishProvinces, 'ES', ['fr', 'nl', 'it']);
const italian = parseProvinces(italianProvinces, 'IT', ['fr', 'nl', 'es']);
const belgian = new Map(
  belgianProvinces.flatMap(([id, arrondissements, fr, es, nl, it]) =>
    arrondissements.split(' ').map((code): [string, Area] => [code, { id, names: { fr, es, nl, it } }]),
  ),
);

/** Department or province by the municipality's national code; null in the Netherlands and where GeoNames has no code. */
export const departmentOf = (country: Country, municipality: string): Area | null => {
  switch (country) {
    case 'FR':
      return french.get(municipality === '' ? '75' : municipality.slice(0, 2)) ?? null;
    case 'ES':
      return spanish.get(municipality.slice(0, 2)) ?? null;
    case 'IT':
      return italian.get(municipality.slice(0, 3)) ?? null;
    case 'BE':
      return belgian.get(municipality.slice(0, 2)) ?? null;
    case 'NL':
      return null;
  }
};

const regions = new Map(
  Object.entries(regionRows).flatMap(([country, rows]) =>
    rows.map(([id, admin1, fr, es, nl, it]): [string, Area] => [
      `${country}/${admin1}`,
      { id, names: { fr, es: es || fr, nl: nl || fr, it: it || fr } },
    ]),
  ),
);

export const regionOf = (country: Country, admin1: string): Area | null =>
  regions.get(`${country}/${admin1}`) ?? null;
