import { toContractFile, type ContractDeclaration } from '@detour/shared-contracts/contract/declare';
import type { RemoteName } from '@detour/shared-contracts/mount';
import type { BroughtPage, BroughtRoute, Locale } from '@detour/shared-contracts/sites';

/** The pages that a declaration brings, all of them live, as a site in this locale has them. */
export const broughtRoutesOf = (
  declaration: ContractDeclaration | null,
  locale: Locale,
): readonly BroughtRoute[] =>
  (declaration?.brings ? (toContractFile(declaration).brings?.routes ?? []) : []).map(
    ({ page, paths, simplified, private: isPrivate, label }) => ({
      page: page as BroughtPage,
      remote: declaration?.remote as RemoteName,
      paths,
      ...(simplified && { simplified }),
      ...(isPrivate && { private: isPrivate }),
      ...(label?.[locale] !== undefined && { label: label[locale] }),
    }),
  );
