import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../shop';

/** Packages that a team updates together, because they name each other by exact version. */
export const kitPackages = ['shared-contracts', 'shared-ui', 'remote-kit'] as const;

interface Edit {
  /** From the folder with the packages: `remote-kit/src/page/create-page.js`. */
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

interface OlderKit {
  readonly version: string;
  /** The difference to the next version. */
  readonly says: string;
  readonly edits: readonly Edit[];
  /** The same difference in the minified common code. Without one, the code is that of the next version. */
  readonly common?: Omit<Edit, 'file'>;
  /** Major version of React that it asks for, when it is another one. */
  readonly react?: string;
}

/** N-1 lacks a member of the mount API, outside of the common code. */
const withoutSnapshot: OlderKit = {
  version: '0.0.9',
  says: 'its pages have no snapshot, so the shell cannot restore what a visitor left',
  edits: [
    {
      file: 'remote-kit/src/page/create-page.js',
      from: /,\s*snapshot: \(\)=>\(\{.*?\}\)(?=\s*\};)/s,
      to: '',
    },
    { file: 'shared-contracts/src/mount/page.d.ts', from: /^\s*snapshot\(\): Json;$/m, to: '' },
  ],
};

/** N-2 uses less of the host and sends less to the gateway, with other common code. */
const withoutLayers: OlderKit = {
  version: '0.0.8',
  says: 'it does not announce dialogs to the shell (navigation.openLayer), and the call recommended has no catalogSource',
  edits: [
    {
      file: 'remote-kit/src/page/PartProviders.js',
      from: /services\.host\.navigation\.openLayer \?\? null/,
      to: 'null',
    },
    { file: 'shared-contracts/src/mount/host.d.ts', from: /^\s*readonly openLayer\?:.*$/m, to: '' },
    {
      file: 'shared-contracts/src/api/search/search.schema.js',
      from: /,\s*catalogSourceType: Type\.Optional\(.*?catalogSourceCode: Type\.Optional\(.*?\}\)\)/s,
      to: '',
    },
    {
      file: 'shared-contracts/src/api/search/search.schema.d.ts',
      from: /(RecommendedQuery: .*?)\s*catalogSourceType:.*?\n\s*catalogSourceCode:[^\n]*/s,
      to: '$1',
    },
  ],
  common: { from: /\w+\.host\.navigation\.openLayer\?\?null/, to: 'null' },
};

/** Older than what the contracts of the shop allow. */
const tooOld = {
  version: '0.0.7',
  says: 'it needs version 0 of the mount API, a member that the host no longer has, and React 18',
  edits: [
    {
      file: 'shared-contracts/src/contract/declare-contract.js',
      from: /'navigation\.patchCriteria',/,
      to: "'navigation.patchCriteria',\n    'navigation.push',",
    },
    {
      file: 'shared-contracts/src/contract/declare-contract.d.ts',
      from: /readonly mountApi: 1;/,
      to: 'readonly mountApi: 0;',
    },
  ],
  react: '18.3.1',
} as const satisfies OlderKit;

/** Newest first. Each kit has the differences of those before it. */
export const olderKits = { 'N-1': withoutSnapshot, 'N-2': withoutLayers, 'too old': tooOld } as const;

const readText = (file: string): string => readFileSync(file, 'utf8');

const readJson = <T>(file: string): T => JSON.parse(readText(file)) as T;

const writeJson = (file: string, value: unknown): void => writeFileSync(file, JSON.stringify(value));

const replaced = (text: string, { from, to }: Omit<Edit, 'file'>, where: string): string => {
  const after = text.replace(from, to);
  if (after === text) throw new Error(`${where} no longer contains ${String(from)}. Rewrite the edit.`);
  return after;
};

interface CommonPart {
  readonly part: string;
  readonly code: string;
  readonly global: string;
}

/** Names each part by the hash of its code, as the build of the kit does: equal code keeps its file. */
const renameCommon = (parts: readonly CommonPart[], version: string): readonly CommonPart[] => {
  const names = new Map<string, string>();
  return parts.map((one) => {
    const token = '__COMMON_VERSION__';
    let draft = one.code.replaceAll(one.global, token);
    // A part uses those before it.
    for (const [before, after] of names) draft = draft.replaceAll(before, after);
    const hash = createHash('sha256').update(draft).digest('hex').slice(0, 10);
    const global = `detour_common_${one.part}_${hash}`;
    names.set(one.global, global);
    return {
      ...one,
      version: `${version}-${hash}`,
      file: `common-${one.part}.${hash}.js`,
      global,
      code: draft.replaceAll(token, global),
    };
  });
};

const writeCommon = (file: string, version: string, edits: readonly Omit<Edit, 'file'>[]): void => {
  const edited = readJson<CommonPart[]>(file).map((one) =>
    one.part === 'base'
      ? { ...one, code: edits.reduce((code, edit) => replaced(code, edit, file), one.code) }
      : one,
  );
  writeJson(file, renameCommon(edited, version));
};

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const ofKit: ReadonlySet<string> = new Set(kitPackages.map((name) => `@detour/${name}`));
const ofReact: ReadonlySet<string> = new Set(['react', 'react-dom']);

const withVersions = (
  ranges: Readonly<Record<string, string>> = {},
  names: ReadonlySet<string>,
  range: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, before]) => [name, names.has(name) ? range : before]),
  );

const writeManifest = (file: string, { version, react }: OlderKit): void => {
  const manifest = readJson<Manifest>(file);
  const { dependencies, peerDependencies } = manifest;
  writeJson(file, {
    ...manifest,
    version,
    dependencies: withVersions(dependencies, ofKit, version),
    peerDependencies:
      react === undefined ? peerDependencies : withVersions(peerDependencies, ofReact, `^${react}`),
  });
};

/** React under another version: a build takes only the number from it, because React is the shop's. */
const writeReact = (version: string, out: string): readonly string[] =>
  [...ofReact].map((name) => {
    const to = join(out, `${name}-${version}`);
    cpSync(join(rootDir, 'node_modules', name), to, { recursive: true });
    const file = join(to, 'package.json');
    const manifest = readJson<Manifest>(file);
    const peerDependencies = withVersions(manifest.peerDependencies, ofReact, `^${version}`);
    writeJson(file, { ...manifest, version, peerDependencies });
    return to;
  });

/**
 * Writes older kits from the packed packages of this commit, until there are tags: a lower version, without what the next one added.
 * Returns the folders of the packages. Throws if an edit no longer applies.
 */
export const writeOlderKits = (packed: string, out: string): readonly string[] => {
  const kits: readonly OlderKit[] = Object.values(olderKits);
  return kits.flatMap((kit, index) => {
    const folder = join(out, kit.version);
    mkdirSync(folder, { recursive: true });
    for (const name of kitPackages) cpSync(join(packed, name), join(folder, name), { recursive: true });
    const all = kits.slice(0, index + 1);
    for (const { file, ...edit } of all.flatMap(({ edits }) => edits)) {
      const path = join(folder, file);
      writeFileSync(path, replaced(readText(path), edit, file));
    }
    const common = all.flatMap((one) => (one.common ? [one.common] : []));
    writeCommon(join(folder, 'remote-kit/common/common.json'), kit.version, common);
    const folders = kitPackages.map((name) => join(folder, name));
    for (const one of folders) writeManifest(join(one, 'package.json'), kit);
    return [...folders, ...(kit.react === undefined ? [] : writeReact(kit.react, out))];
  });
};
