import type { ContractDeclaration } from '@detour/shared-contracts/contract/declare';
import type { PageName } from '@detour/shared-contracts/sites';

/** Functions of the contracts that print an address, with their pages. `printPath` and `productPath` take the page or its kind. */
const printers = {
  printPath: [],
  printAddress: [],
  broughtPath: [],
  productPath: ['product'],
  searchPathOf: ['search', 'activity-search'],
  flowSwitchAddress: ['search', 'activity-search'],
  paymentAddress: ['payment'],
  confirmationAddress: ['confirmation'],
  changeAddress: ['order-change'],
  giftCheckoutAddress: ['gift-checkout'],
  hotelPath: ['hotel'],
  boxPath: ['box'],
  giftBoxLink: ['box-by-sku'],
  legalPath: ['static'],
  dataProtectionPath: ['static'],
  summaryAddress: ['summary'],
  voucherAddress: ['voucher'],
} as const satisfies Readonly<Record<string, readonly PageName[]>>;

const printersOf = (page: PageName): readonly string[] =>
  Object.entries<readonly PageName[]>(printers).flatMap(([name, pages]) =>
    pages.includes(page) ? [name] : [],
  );

/** A page is linked by its name, by its kind of product, or by a function for it. */
const isLinked = (page: PageName, text: string): boolean =>
  new RegExp(
    [
      `'${page.replace(/^box-product$/, 'box(-product)?')}'`,
      ...printersOf(page).map((name) => `\\b${name}<`),
    ].join('|'),
  ).test(text);

/** Links that the types cannot check, and declared links that no source prints. */
export const linkProblems = ({ links }: ContractDeclaration, text: string): readonly string[] => [
  ...Object.keys(printers)
    .filter((name) => new RegExp(`\\b${name}\\(`).test(text))
    .map((name) => `The sources call ${name} without the names of the contract. Write ${name}<Names>(…).`),
  ...links
    .filter((page) => !isLinked(page, text))
    .map(
      (page) => `src/contract.ts declares "${page}" in "links", but no source prints its address. Remove it.`,
    ),
];
