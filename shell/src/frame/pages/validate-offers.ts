// A chunk of its own: only the not-found page of a hotel checks such an answer.
export { validateOffers } from '@detour/shared-contracts/validators';
