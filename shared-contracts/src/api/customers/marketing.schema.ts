import { Type, type Static } from '@sinclair/typebox';
import { Open, Strict, Words } from '../schema-kit';

/**
 * POST /api/front/marketing/newsletter: 201, also for an address that is already subscribed. A mail asks for confirmation. @spec
 * CALL-074 NEWS-001
 */
export const NewsletterRequest = Strict({
  email: Type.String({ minLength: 3, maxLength: 254 }),
  /** ISO country of the locale. */
  country: Words(['FR', 'ES', 'IT', 'NL', 'BE'] as const),
  language: Words(['fr', 'es', 'it', 'nl'] as const),
});
export type NewsletterRequest = Static<typeof NewsletterRequest>;
export const NewsletterResponse = Open({ status: Words(['mail_sent'] as const) });
export type NewsletterResponse = Static<typeof NewsletterResponse>;
