// A chunk of its own: the first event of a page loads it.
export { eventValidators } from '@detour/shared-contracts/validators';
