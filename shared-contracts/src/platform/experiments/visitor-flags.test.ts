/** @jest-environment node */
import { OpenFeature } from '@openfeature/server-sdk';
import { flagDefaults } from '../flags';
import type { RunningExperiment } from './assignment';
import { createFlagProvider } from './flag-provider';
import { createVisitorFlags } from './visitor-flags';

const visitorAt = (index: number): string => index.toString(16).padStart(32, '0');

const promises: RunningExperiment = {
  id: 7,
  experiment: 'results-promises',
  round: 2,
  locales: ['fr_FR', 'it_IT'],
  shares: [
    { arm: 'hidden', share: 0 },
    { arm: 'shown', share: 100 },
  ],
};

const sourceOf = (running: readonly RunningExperiment[]) =>
  createVisitorFlags({ flags: flagDefaults, running: () => running });

describe('the flags of a visitor', () => {
  it('are those of the arm while an experiment runs in the locale [FLAG-021]', async () => {
    const source = sourceOf([promises]);
    expect(await source.of(visitorAt(1), 'fr_FR')).toEqual({
      flags: { ...flagDefaults, resultsSellingPoints: true },
      arms: { 'results-promises': 'shown' },
    });
    expect(await source.of(visitorAt(1), 'es_ES')).toEqual({ flags: flagDefaults, arms: {} });
  });

  it('are those of the shop without consent, and without an experiment', async () => {
    expect(await sourceOf([promises]).of(null, 'fr_FR')).toEqual({ flags: flagDefaults, arms: {} });
    expect(await sourceOf([]).of(visitorAt(1), 'fr_FR')).toEqual({ flags: flagDefaults, arms: {} });
  });

  it('name the arm of a control, whose flags are those of the shop', async () => {
    const shares = [
      { arm: 'hidden', share: 100 },
      { arm: 'shown', share: 0 },
    ];
    const { flags, arms } = await sourceOf([{ ...promises, shares }]).of(visitorAt(1), 'fr_FR');
    expect([flags, arms]).toEqual([flagDefaults, { 'results-promises': 'hidden' }]);
  });

  it('set all flags of an arm, or none', async () => {
    const filters: RunningExperiment = {
      id: 3,
      experiment: 'new-filters',
      round: 1,
      locales: ['fr_FR'],
      shares: [
        { arm: 'dropdowns', share: 34 },
        { arm: 'reduced-thematics', share: 33 },
        { arm: 'all-thematics', share: 33 },
      ],
    };
    const source = sourceOf([filters]);
    const seen = new Set<string>();
    for (let index = 0; index < 100; index += 1) {
      const { flags, arms } = await source.of(visitorAt(index), 'fr_FR');
      seen.add(`${arms['new-filters']} ${flags.newFilters} ${flags.allThematics}`);
    }
    expect([...seen].sort()).toEqual([
      'all-thematics true true',
      'dropdowns false false',
      'reduced-thematics true false',
    ]);
  });

  it('are those of the shop when the provider fails, or names an unknown arm', async () => {
    const own = createFlagProvider({ flags: flagDefaults, running: () => [] });
    for (const answer of [
      () => Promise.reject(new Error('no connection')),
      () => Promise.resolve({ value: 'unheard-of' }),
    ]) {
      const provider = { ...own, resolveStringEvaluation: answer };
      const source = createVisitorFlags({ flags: flagDefaults, running: () => [promises], provider });
      expect(await source.of(visitorAt(1), 'fr_FR')).toEqual({ flags: flagDefaults, arms: {} });
    }
  });

  it('follow another provider for what runs, and only for that', async () => {
    const own = createFlagProvider({ flags: flagDefaults, running: () => [] });
    const provider = {
      ...own,
      resolveStringEvaluation: () => Promise.resolve({ value: 'hidden' }),
    };
    const of = (running: readonly RunningExperiment[]) =>
      createVisitorFlags({ flags: flagDefaults, running: () => running, provider }).of(visitorAt(1), 'fr_FR');
    expect((await of([promises])).arms).toEqual({ 'results-promises': 'hidden' });
    expect((await of([])).arms).toEqual({});
  });
});

describe('the provider', () => {
  const client = () => {
    OpenFeature.setProvider(
      'provider-test',
      createFlagProvider({ flags: flagDefaults, running: () => [promises] }),
    );
    return OpenFeature.getClient('provider-test');
  };

  it('gives OpenFeature the value, the arm and the reason', async () => {
    const context = { targetingKey: visitorAt(1), locale: 'it_IT' };
    expect(await client().getBooleanDetails('resultsSellingPoints', false, context)).toMatchObject({
      value: true,
      variant: 'shown',
      reason: 'SPLIT',
      flagMetadata: { experiment: 'results-promises', id: 7, round: 2 },
    });
    expect(await client().getStringDetails('results-promises', '', context)).toMatchObject({
      value: 'shown',
      variant: 'shown',
      reason: 'SPLIT',
    });
    expect(await client().getBooleanDetails('boxes', false, context)).toMatchObject({
      value: true,
      reason: 'STATIC',
    });
  });

  it('reports an unknown flag and another type', async () => {
    expect(await client().getBooleanDetails('unheardOf', true)).toMatchObject({
      value: true,
      errorCode: 'FLAG_NOT_FOUND',
    });
    expect((await client().getStringDetails('unheardOf', 'x')).errorCode).toBe('FLAG_NOT_FOUND');
    for (const details of [
      await client().getNumberDetails('boxes', 1),
      await client().getObjectDetails('boxes', { a: 1 }),
    ])
      expect(details.errorCode).toBe('TYPE_MISMATCH');
  });

  it('gives an id of another form no arm', async () => {
    const details = await client().getBooleanDetails('resultsSellingPoints', false, {
      targetingKey: 'lea@example.org',
      locale: 'fr_FR',
    });
    expect([details.value, details.variant]).toEqual([false, undefined]);
  });
});
