export { createFormat } from './create-format';
export { factLine } from './fact-line';
export type { Format } from './create-format';
