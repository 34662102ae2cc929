import { checkPassword, isName } from '@detour/shared-contracts/rules';
import type { GatewayContext } from '../../context/context';
import { invalid } from '../../sessions/read-email';
import { loadCommonPasswords } from './passwords/common-passwords';
import { findPasswordWeakness } from './passwords/password-weakness';

interface NewPassword {
  readonly password: string;
  readonly email: string;
  /** Names of the person; attackers try them first. */
  readonly names: readonly string[];
}

/** Throws 400 for a new password that is too short, contains personal data, or is known from breaches. */
export const requirePassword = async (
  { config }: Pick<GatewayContext, 'config'>,
  { password, email, names }: NewPassword,
  path = 'body/password',
): Promise<void> => {
  const problem = checkPassword(password, email);
  if (problem) throw invalid('WEAK_PASSWORD', path, `is ${problem}`);
  const personal = [config.brand, email, ...names];
  const weakness = findPasswordWeakness(password, personal, await loadCommonPasswords());
  if (weakness === 'common')
    throw invalid('COMMON_PASSWORD', path, 'is on the list of passwords known from breaches');
  if (weakness === 'personal')
    throw invalid('PERSONAL_PASSWORD', path, 'is made of the name or address of the account or the shop');
};

export const readName = (text: string, path: string): string => {
  const name = text.trim();
  if (!isName(name)) throw invalid('INVALID_NAME', path, 'is not a name');
  return name;
};
