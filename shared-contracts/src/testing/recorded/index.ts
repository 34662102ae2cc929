export { recorded } from './recorded';
