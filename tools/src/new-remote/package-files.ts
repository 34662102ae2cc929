import { printBrings, type Brings } from '@detour/shared-contracts/contract/declare';
import type { BroughtFlag } from '@detour/shared-contracts/platform';
import type { BroughtPage } from '@detour/shared-contracts/sites';
import { flagOf, pageOf, type RemotePlan } from './remote-plan';

type Files = Readonly<Record<string, string>>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** First texts of the page in each locale. Belgian French and Dutch are the same as in France and the Netherlands. */
const texts = {
  en: ['Soon here', 'We are preparing this page.', 'Back to the home page', '{title} | {brand}'],
  fr_FR: ['Bientôt ici', 'Nous préparons cette page.', 'Retour à l’accueil', '{title} | {brand}'],
  es_ES: [
    'Muy pronto aquí',
    'Estamos preparando esta página.',
    'Ir a la página de inicio',
    '{title} | {brand}',
  ],
  it_IT: ['In arrivo', 'Stiamo preparando questa pagina.', 'Vai alla home page', '{title} | {brand}'],
  nl_NL: [
    'Binnenkort hier',
    'We zijn deze pagina aan het voorbereiden.',
    'Naar de startpagina',
    '{title} | {brand}',
  ],
} as const;

const catalogueOf = ([title, text, home, pageTitle]: (typeof texts)[keyof typeof texts]): string =>
  json({ 'intro.home': home, 'intro.text': text, 'intro.title': title, 'page.title': pageTitle });

const catalogues = (): Files => ({
  ...Object.fromEntries(
    Object.entries(texts).map(([locale, words]) => [`src/messages/${locale}.json`, catalogueOf(words)]),
  ),
  'src/messages/fr_BE.json': '{}\n',
  'src/messages/nl_BE.json': '{}\n',
});

const manifest = (plan: RemotePlan, versions: Readonly<Record<string, string>>): string =>
  json({
    name: `@detour/${plan.name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    detour: { role: 'remote', budget: { [`page-${pageOf(plan)}`]: [5, 20] } },
    dependencies: {
      '@detour/remote-kit': '*',
      '@detour/shared-contracts': '*',
      '@detour/shared-ui': '*',
      ...versions,
    },
  });

/** The words of its link in the footer, as the title of its page. */
const labels = Object.fromEntries(
  Object.entries(texts)
    .filter(([locale]) => locale !== 'en')
    .map(([locale, [title]]) => [locale, title]),
);

const bringsOf = (plan: RemotePlan): Brings => ({
  routes: [
    {
      page: pageOf(plan) as BroughtPage,
      paths: plan.paths,
      flag: flagOf(plan) as BroughtFlag,
      label: labels,
    },
  ],
  flags: { [flagOf(plan)]: false },
});

const contract = (plan: RemotePlan): string =>
  json({
    remote: plan.name,
    owner: plan.owner,
    alert: `${plan.owner}@teams.detour.example`,
    mountApi: 1,
    exposes: ['./page'],
    pages: [pageOf(plan)],
    links: ['home'],
    emits: [],
    consumes: [],
    calls: [],
    fragments: [],
    criteria: { reads: [], writes: [] },
    storageKeys: [],
    host: [
      'clock.now',
      'navigation.back',
      'navigation.criteria',
      'navigation.location',
      'navigation.navigate',
      'navigation.patchCriteria',
      'navigation.route',
      'navigation.subscribe',
      'report',
      'site',
      'site.routes',
    ],
    deprecations: [],
    brings: printBrings(plan.name, bringsOf(plan)),
  });

const declaration = (
  plan: RemotePlan,
): string => `import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';

/** What this package provides and requires. \`npm run generate\` writes \`contract.json\` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: '${plan.name}',
  owner: '${plan.owner}',
  alert: '${plan.owner}@teams.detour.example',
  mountApi: 1,
  exposes: ['./page'],
  pages: ['${pageOf(plan)}'],
  links: ['home'],
  emits: [],
  consumes: [],
  calls: [],
  fragments: [],
  criteria: { reads: [], writes: [] },
  storageKeys: [],
  host: [],
  flags: [],
  parts: [],
  deprecations: [],
  // Comes with the release: no build of the shell names these pages and flags.
  brings: {
    routes: [
      {
        page: '${pageOf(plan)}',
        paths: { ${Object.entries(plan.paths)
          .map(([language, path]) => `${language}: '${path}'`)
          .join(', ')} },
        // Not found until \`npm run release -- flag ${flagOf(plan)} on\`.
        flag: '${flagOf(plan)}',
        // Words of its link in the footer.
        label: { ${Object.entries(labels)
          .map(([locale, label]) => `${locale}: '${label}'`)
          .join(', ')} },
      },
    ],
    flags: { '${flagOf(plan)}': false },
  },
});

/** Rejects undeclared names in development and tests. A release does not contain the contract. */
export const checkedContract = process.env['CONTRACT_CHECKS'] === 'off' ? null : contract;

/** The declared names, for \`useHost<Names>()\`, \`useApi<Names>()\`, \`useCriteria<Names>()\` and the like. */
export type Names = NamesOf<typeof contract>;
`;

const readme = (plan: RemotePlan): string => `# ${plan.name}

What this remote is for, in a sentence: replace this one.

## Owns

| page              | address (fr_FR)        | state                                |
| ----------------- | ---------------------- | ------------------------------------ |
| \`${pageOf(plan)}\` | \`${plan.paths.fr}\` | the first words, in all six locales |

## Exposes

\`./page\`. No fragment. \`src/contract.ts\` declares what this remote provides and requires; \`npm run generate\` writes \`contract.json\` from it.

## Needs

The shell's host (\`shared-contracts/mount\`) and blocks of \`shared-ui\`. The flag \`${flagOf(plan)}\` opens its page for all visitors:
\`npm run release -- flag ${flagOf(plan)} on\`. A preview (\`/_shell/releases\`) of a release shows its pages whatever the flag says.

## Run alone

\`npm run dev -- ${plan.name}\`, then open \`http://fr.localhost:8080${plan.paths.fr}\`.

## Test and release

\`npx jest --selectProjects ${plan.name}\`, \`.ci/run --only ${plan.name}\`, and \`npm run release -- --help\`. Its weight has a floor and a ceiling
in kilobytes (\`package.json\`, \`detour.budget\`).
`;

const changelog = (plan: RemotePlan): string => `# Changelog

## 0.1.0

- The remote exists, behind the flag \`${flagOf(plan)}\`.
`;

const code = ({ name, noun, pascal }: RemotePlan, page: string): Files => ({
  'webpack.config.ts': `import { remoteConfig } from '@detour/tools/webpack';

export default remoteConfig({ name: '${name}' });
`,
  'src/definition.ts': `import type { DefinitionOf } from '@detour/remote-kit';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: '${name}',
  styleKey: '${noun.replaceAll('-', '')}',
  contract: checkedContract,
  // The chunk's name is \`page-\` and the name of the page.
  pages: {
    '${page}': async () => (await import(/* webpackChunkName: "page-${page}" */ './intro/intro.routes')).introPage,
  },
};
`,
  'src/remote.tsx': `import { createPage } from '@detour/remote-kit';
import { definition } from './definition';

export const { bootstrap, mount, unmount, prefetch, snapshot } = createPage(definition);
`,
  'src/remote.server.tsx': `import { createServerModule } from '@detour/remote-kit/server';
import { definition } from './definition';

export const { render } = createServerModule(definition);
`,
  'src/text.ts': `import { createUseText } from '@detour/remote-kit';
import type en from './messages/en.json';

export type TextId = keyof typeof en;

export const useText = createUseText<TextId>();
`,
  'src/intro/intro.routes.ts': `import type { PageDefinition } from '@detour/remote-kit';
import { IntroPage } from './IntroPage';

export const introPage: PageDefinition = {
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: { title: text('page.title', { title: text('intro.title'), brand: site.brand }) },
    }),
  Component: IntroPage,
};
`,
  'src/intro/IntroPage.tsx': `import { printPath } from '@detour/shared-contracts/sites';
import { useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';
import { Intro } from './Intro';

export const IntroPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <div data-testid="page-${page}">
      <Intro
        title={text('intro.title')}
        text={text('intro.text')}
        home={{ label: text('intro.home'), href: printPath<Names>('home', locale) }}
      />
    </div>
  );
};
`,
  'src/intro/Intro.tsx': `import { css } from '@emotion/react';
import { LinkButton, text as type } from '@detour/shared-ui';

export interface IntroProps {
  readonly title: string;
  readonly text: string;
  readonly home: { readonly label: string; readonly href: string };
}

const column = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  maxWidth: '40rem',
  margin: '0 auto',
  padding: 'var(--space-8) var(--space-5)',
});

/** What the page says first. */
export const Intro = ({ title, text, home }: IntroProps) => (
  <div css={column}>
    <h1 css={type.h1}>{title}</h1>
    <p css={type.body}>{text}</p>
    <LinkButton href={home.href}>{home.label}</LinkButton>
  </div>
);
`,
  'src/intro/Intro.stories.tsx': `import { Intro } from './Intro';

export const ${pascal} = () => (
  <Intro
    title="Bientôt ici"
    text="Nous préparons cette page."
    home={{ label: 'Retour à l’accueil', href: '/' }}
  />
);
`,
});

const tests = ({ name, paths }: RemotePlan, page: string): Files => ({
  'src/contract.test.ts': `import { join } from 'node:path';
import { contractProblems } from '@detour/remote-kit/testing/contract';
import { contract } from './contract';

const folder = join(__dirname, '..');

describe('the contract', () => {
  it('is in contract.json, and declares nothing unused', () => {
    expect(contractProblems(folder, contract)).toEqual([]);
  });
});
`,
  'src/remote.test.tsx': `import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { fakeApi, renderRemote } from '@detour/remote-kit/testing';
import { definition } from './definition';
import es_ES from './messages/es_ES.json';
import fr_FR from './messages/fr_FR.json';

const open = () =>
  renderRemote(definition, { path: '${paths.fr}', locale: 'fr_FR', messages: fr_FR, api: fakeApi({}) });

describe('${name}', () => {
  it('says what it is in the visitor’s language, with a way home', async () => {
    const french = await open();
    expect(screen.getByTestId('page-${page}')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bientôt ici');
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    await french.unmount();
    french.element.remove();
    const spanish = await renderRemote(definition, {
      path: '${paths.es}',
      locale: 'es_ES',
      messages: es_ES,
      api: fakeApi({}),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Muy pronto aquí');
    await spanish.unmount();
    spanish.element.remove();
  });

  it('mounts and unmounts twice, and leaves nothing behind', async () => {
    for (const _ of [1, 2]) {
      const mounted = await open();
      expect(screen.getByTestId('page-${page}')).toBeInTheDocument();
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });

  it('breaks no rule of accessibility', async () => {
    const { element, unmount } = await open();
    const { violations } = await axe.run(element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
    await unmount();
    element.remove();
  });
});
`,
});

/** All files of a new remote by path within the package. `versions` are those of the other remotes. */
export const packageFiles = (plan: RemotePlan, versions: Readonly<Record<string, string>>): Files => ({
  'package.json': manifest(plan, versions),
  'contract.json': contract(plan),
  'src/contract.ts': declaration(plan),
  'README.md': readme(plan),
  'CHANGELOG.md': changelog(plan),
  ...catalogues(),
  ...code(plan, pageOf(plan)),
  ...tests(plan, pageOf(plan)),
});
