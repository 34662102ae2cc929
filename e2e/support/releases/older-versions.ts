import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseUnderTest, ShopStores } from './shop-stores';

/** Version N, and the number of versions back. */
export type Age = 0 | 1 | 2;
export const ages = [0, 1, 2] as const satisfies readonly Age[];

interface Edit {
  readonly files: RegExp;
  readonly from: RegExp;
  readonly to: string;
}

/** Bus events and API calls that the journey observed. */
export interface Seen {
  readonly events: readonly { readonly name: string; readonly payload: Readonly<Record<string, unknown>> }[];
  /** Path and query of each call of the gateway. */
  readonly calls: readonly string[];
  /** Name of the list of viewed stays. */
  readonly recentTitle: string;
}

export interface OlderVersion {
  /** The difference to the next version, in terms of the contract. */
  readonly says: string;
  readonly edits: readonly Edit[];
  /** True if the journey observed the difference. Null if a journey cannot observe it. */
  readonly shows: ((seen: Seen) => boolean) | null;
}

const scripts = /\.c?js$/;
const named = (seen: Seen, name: string): Seen['events'] =>
  seen.events.filter((event) => event.name === name);

/**
 * Older versions of each package until there are tags. N-1 is the current release without the change of the first entry, N-2
 * without both. The contracts allow each change. A pattern that matches nothing fails the test.
 */
export const olderVersions: Readonly<Record<string, readonly [OlderVersion, OlderVersion]>> = {
  shell: [
    {
      says: 'does not yet emit shell.page-shown@1',
      edits: [
        { files: scripts, from: /(?:\b\w+\.)+emit\("shell\.page-shown@1",\{[^{}]*\}\)/g, to: 'void 0' },
      ],
      shows: (seen) => named(seen, 'shell.page-shown@1').length === 0,
    },
    {
      says: 'mounts a page without what its prefetch answered and without its snapshot: both are null in the mount props',
      edits: [
        {
          files: scripts,
          from: /prefetched:(\w+)\.prepared\?\.prefetched\?\?null/g,
          to: 'prefetched:$1.hydrate?$1.prepared?.prefetched??null:null',
        },
        { files: scripts, from: /snapshot:(\w+)\.snapshot,setHead/g, to: 'snapshot:null,setHead' },
      ],
      shows: null,
    },
  ],
  'remote-search': [
    {
      says: 'calls facets without the query member flow, which may be left out',
      edits: [{ files: scripts, from: /flow:\w+,(orderBy:"priceQuality",withNames:)/g, to: '$1' }],
      shows: ({ calls }) =>
        calls.filter((call) => call.startsWith('/api/facets.json')).every((call) => !/[?&]flow=/.test(call)),
    },
    {
      says: 'does not yet emit search.results-shown@1',
      edits: [
        { files: scripts, from: /(?:\b\w+\.)+emit\("search\.results-shown@1",\{[^{}]*\}\)/g, to: 'void 0' },
      ],
      shows: (seen) => named(seen, 'search.results-shown@1').length === 0,
    },
  ],
  'remote-product': [
    {
      says: 'puts remote-account/recently-viewed on its page without the prop currentId, which may be left out',
      edits: [
        {
          files: scripts,
          from: /(name:"recently-viewed",props:\{type:"STAY"),currentId:\w+\.id\}/g,
          to: '$1}',
        },
      ],
      shows: null,
    },
    {
      says: 'emits product.stay-viewed@1 without a price (null)',
      edits: [
        {
          files: scripts,
          from: /(emit\("product\.stay-viewed@1",\{.{0,120}?price:)\w+&&\{[^{}]*\}/g,
          to: '$1null',
        },
      ],
      shows: (seen) => named(seen, 'product.stay-viewed@1').every(({ payload }) => payload['price'] === null),
    },
  ],
  'remote-gifting': [
    {
      says: 'emits gifting.drawer-closed@1 with a member that went since',
      edits: [
        {
          files: scripts,
          from: /emit\("gifting\.drawer-closed@1",\{\}\)/g,
          to: 'emit("gifting.drawer-closed@1",{by:"visitor"})',
        },
      ],
      shows: (seen) =>
        named(seen, 'gifting.drawer-closed@1').every(({ payload }) => payload['by'] === 'visitor'),
    },
    {
      says: 'does not yet read the prop coverUrl of its fragment gift-panel',
      edits: [
        { files: /^fragment-gift-panel\..*js$/, from: /coverUrl:\w+\(\w+\)\|\|null/g, to: 'coverUrl:null' },
      ],
      shows: null,
    },
  ],
  'remote-boxes': [
    {
      says: 'gives remote-gifting/gift-drawer a prop that the fragment does not know (any more)',
      edits: [
        {
          files: scripts,
          from: /(name:"gift-drawer",loading:"eager",props:)(\w+\([\w,]*\)|\{[^{}]*\})/g,
          to: '$1{...$2,currency:"EUR"}',
        },
      ],
      shows: null,
    },
    {
      says: 'gives remote-gifting/gift-drawer no picture: coverUrl is empty',
      edits: [{ files: scripts, from: /currency:"EUR"\}/g, to: 'currency:"EUR",coverUrl:""}' }],
      shows: null,
    },
  ],
  'remote-activities': [
    {
      says: 'emits activities.activity-viewed@1 without a price (null)',
      edits: [
        {
          files: scripts,
          from: /(emit\("activities\.activity-viewed@1",\{.{0,120}?price:)\w+\?\{.{0,260}?\}:null/g,
          to: '$1null',
        },
      ],
      shows: (seen) =>
        named(seen, 'activities.activity-viewed@1').every(({ payload }) => payload['price'] === null),
    },
    {
      says: 'emits it without a picture (an empty address), and with a member that went since',
      edits: [
        {
          files: scripts,
          from: /(emit\("activities\.activity-viewed@1",\{id:\w+\.id,)(type:"ACTIVITY",label:\w+\.label,imageUrl:)\w+\.images\[0\]\?\.url\?\?""/g,
          to: '$1duration:120,$2""',
        },
      ],
      shows: (seen) =>
        named(seen, 'activities.activity-viewed@1').every(({ payload }) => payload['duration'] === 120),
    },
  ],
  'remote-account': [
    {
      says: 'does not yet read the prop currentId of its fragment recently-viewed, nor emit account.recently-viewed-changed@1',
      edits: [
        {
          files: /^fragment-recently-viewed\..*js$/,
          from: /currentId:"string"==typeof \w+\?\w+:null/g,
          to: 'currentId:null',
        },
        {
          files: /^fragment-recently-viewed\..*js$/,
          from: /(?:\b\w+\.)+emit\("account\.recently-viewed-changed@1",\{[^{}]*\}\)/g,
          to: 'void 0',
        },
      ],
      shows: (seen) => named(seen, 'account.recently-viewed-changed@1').length === 0,
    },
    {
      says: 'has an older set of messages',
      edits: [
        {
          files: /^messages\/fr_FR(\.[a-z-]+)?\.json$/,
          from: /Séjours vus récemment/g,
          to: 'Vos derniers séjours',
        },
        // The script writes letters with an accent as escapes.
        {
          files: /^messages\/fr_FR(\.[a-z-]+)?\.js$/,
          from: /S\\xe9jours vus r\\xe9cemment/g,
          to: 'Vos derniers séjours',
        },
      ],
      shows: ({ recentTitle }) => recentTitle === 'Vos derniers séjours',
    },
  ],
};

export const packagesOfMatrix: readonly string[] = Object.keys(olderVersions);

/** `older-1`. N keeps its version. */
export const versionOfAge = (stores: ShopStores, name: string, age: Age): string =>
  age === 0 ? stores.versionOf(name) : `older-${age}`;

const applyEdit = (release: ReleaseUnderTest, { files, from, to }: Edit): number => {
  const found = readdirSync(release.folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => files.test(file) && readFileSync(join(release.folder, file), 'utf8').search(from) >= 0,
  );
  for (const file of found) release.change(file, (code) => code.replace(from, to));
  return found.length;
};

/** Publishes N-1 and N-2 of every package, signed like the others. Throws if a change no longer applies. */
export const createOlderVersions = (stores: ShopStores): void => {
  for (const [name, versions] of Object.entries(olderVersions))
    for (const age of [1, 2] as const) {
      const release = stores.copy(name, versionOfAge(stores, name, age));
      for (const { edits, says } of versions.slice(0, age))
        for (const edit of edits)
          if (applyEdit(release, edit) === 0)
            throw new Error(`${name} no longer contains ${String(edit.from)}. Rewrite the edit "${says}".`);
    }
};

/** Passes each event of the shell's bus to the test (`noteEvent` of the window), in every version of the shell. */
export const addEventProbe = (stores: ShopStores): void =>
  stores
    .release('shell')
    .change('shell.js', (code) =>
      code.replace(
        /return (\w+)\((\w+)\)\.next\((\w+)\)/,
        'return globalThis.noteEvent?.($2,$3),$1($2).next($3)',
      ),
    );
