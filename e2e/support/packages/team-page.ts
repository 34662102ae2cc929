import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The generated page with more of the kit: state that is restored, a call of the gateway, and a dialog. */
const pageCode = `import { useState } from 'react';
import { recommendedCall } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { recommendedValidator } from '@detour/shared-contracts/validator-loaders';
import { useApi, useSite, useSnapshotState } from '@detour/remote-kit';
import { Button, Dialog } from '@detour/shared-ui';
import type { Names } from '../contract';
import { useText } from '../text';
import { Intro } from './Intro';

export const IntroPage = () => {
  const text = useText();
  const { locale } = useSite();
  const api = useApi<Names>();
  const [votes, setVotes] = useSnapshotState<number>('votes', 0);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const loadPlaces = async () => {
    const found = await api.request(recommendedCall, recommendedValidator, { query: { locale } });
    if (found.ok) setPlaces(found.value.map(({ label }) => label));
  };
  return (
    <div data-testid="page-reviews.home">
      <Intro
        title={text('intro.title')}
        text={text('intro.text')}
        home={{ label: text('intro.home'), href: printPath<Names>('home', locale) }}
      />
      <Button data-testid="vote" onClick={() => setVotes((count) => count + 1)}>{votes}</Button>
      <Button data-testid="load-places" onClick={() => void loadPlaces()}>{places.length}</Button>
      <Button data-testid="open-dialog" onClick={() => setIsOpen(true)}>{text('intro.title')}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={text('intro.title')} closeLabel={text('intro.home')}>
        {text('intro.text')}
      </Dialog>
    </div>
  );
};
`;

const edit = (file: string, from: string, to: string): void => {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(file, before.replace(from, to));
};

/** Rewrites the page of a generated repository, and declares its call. `detour generate` writes the contract then. */
export const writeTeamPage = (repository: string): void => {
  writeFileSync(join(repository, 'src/intro/IntroPage.tsx'), pageCode);
  edit(join(repository, 'src/contract.ts'), 'calls: []', "calls: ['recommended']");
};

/** The lifecycles that a kit has: an older one has no `snapshot`. */
export const writeLifecycles = (repository: string, names: readonly string[]): void => {
  const file = join(repository, 'src/remote.tsx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/export const \{.*?\}/s, `export const { ${names.join(', ')} }`));
};

/** The version of the mount API that the contract of a kit allows. */
export const writeMountApi = (repository: string, version: number): void =>
  edit(join(repository, 'src/contract.ts'), 'mountApi: 1', `mountApi: ${version}`);

/** Names other versions of packages. `npm install` takes them. */
export const writeVersions = (repository: string, versions: Readonly<Record<string, string>>): void => {
  const file = join(repository, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  const dependencies = { ...manifest.dependencies, ...versions };
  writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
};
