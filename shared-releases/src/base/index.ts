export { isPackageName, type PackageName } from './package-name';
export type { Refusal } from './refusal';
