export { openStripe, type StripeOptions } from './open-stripe';
