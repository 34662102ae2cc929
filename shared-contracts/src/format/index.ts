export { createFormat } from './create-format';
export { factLine } from './fact-line';
export { printSupportHours } from './support-hours';
export type { Format } from './create-format';
