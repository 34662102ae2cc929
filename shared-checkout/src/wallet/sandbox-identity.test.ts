import { checkBuyer } from '@detour/shared-contracts/rules';
import { locales } from '@detour/shared-contracts/sites';
import { sandboxIdentity } from './sandbox-identity';

it.each(locales)('knows everything that an order needs in %s [WALLET-006]', (locale) => {
  expect(checkBuyer(sandboxIdentity(locale))).toEqual([]);
});
