export { createFormat } from './create-format';
export { factLine, titleLine } from './fact-line';
export { printSupportHours } from './support-hours';
export type { Format } from './create-format';
