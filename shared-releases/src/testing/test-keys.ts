import { createSigningKey, trustedKeyOf } from '../trust/development-keys';
import type { SigningKey, TrustDocument, TrustedKey } from '../trust/trust-document';

export interface TestKeys {
  readonly trust: TrustDocument;
  /** May change everything. */
  readonly platform: SigningKey;
  /** May sign `remote-search`. */
  readonly search: SigningKey;
  /** May sign `remote-product` and `remote-boxes`. */
  readonly product: SigningKey;
  /** May end canaries. */
  readonly abort: SigningKey;
  /** May write the next steps of plans. */
  readonly rollout: SigningKey;
  /** May write freezes. */
  readonly operator: SigningKey;
  /** Produces valid signatures but is not trusted. */
  readonly stranger: SigningKey;
  /** The trust document with changed members of one key. */
  with(key: SigningKey, changes: Partial<TrustedKey>): TrustDocument;
}

export const createTestKeys = (): TestKeys => {
  const [platform, search, product, abort, rollout, operator, stranger] = [
    'platform',
    'search',
    'product',
    'abort',
    'rollout',
    'operator',
    'stranger',
  ].map(createSigningKey) as [
    SigningKey,
    SigningKey,
    SigningKey,
    SigningKey,
    SigningKey,
    SigningKey,
    SigningKey,
  ];
  const trusted = (key: SigningKey, packages: TrustedKey['packages']): TrustedKey =>
    trustedKeyOf(key, { owner: key.id, packages, development: false });
  const trust: TrustDocument = {
    format: 1,
    keys: [
      trusted(platform, '*'),
      trusted(search, ['remote-search']),
      trusted(product, ['remote-product', 'remote-boxes']),
      trustedKeyOf(abort, { owner: 'canary-watch', packages: [], development: false, role: 'abort' }),
      trustedKeyOf(rollout, { owner: 'rollout-plans', packages: [], development: false, role: 'rollout' }),
      trustedKeyOf(operator, { owner: 'operator', packages: [], development: false, role: 'operator' }),
    ],
  };
  return {
    trust,
    platform,
    search,
    product,
    abort,
    rollout,
    operator,
    stranger,
    with: (changed, changes) => ({
      format: 1,
      keys: trust.keys.map((key) => (key.id === changed.id ? { ...key, ...changes } : key)),
    }),
  };
};
