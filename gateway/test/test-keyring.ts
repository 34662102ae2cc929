import { createKeyring, keyOfText, type Keyring } from '../src/settings/keyring';

/** Key of the tests' gateway and order harness. */
export const testKeyring: Keyring = createKeyring(keyOfText('a secret of the tests'));
