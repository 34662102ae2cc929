import { Type, type Static } from '@sinclair/typebox';
import { hostedCaptchas } from '../../platform/settings/hosted-captcha';
import { contactReasons } from '../../rules/forms/contact-reasons';
import { LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

/**
 * GET /api/contact/settings: the form's hidden fields and the address that the browser posts to. @spec CONTACT-013
 * CONTACT-031
 */
export const ContactSettings = Open({
  action: Type.String(),
  fields: Open({
    orgid: Type.String(),
    status: Words(['New'] as const),
    type: Type.String(),
    recordSubtype: Type.String(),
    /** Two letters. */
    language: Type.String(),
    /** The country's site: `fr`, `es`… */
    pointOfSale: Type.String(),
    /** Absolute URL of the contact page with `ref=contact_thank_you`. */
    retURL: Type.String(),
  }),
  /** `none` in customer-care mode. @spec CARE-008 */
  captcha: Words(['altcha', 'none'] as const),
  /**
   * A hosted captcha, which replaces our own unless `captcha` is `none`; its solution goes where ours would. Absent when none is configured.
   * @spec CONTACT-034
   */
  hosted: Type.Optional(Open({ provider: Words(hostedCaptchas), siteKey: Type.String() })),
  /** URL of the messenger page. Null or absent when there is none. @spec CONTACT-006 */
  chatUrl: Type.Optional(Nullable(Type.String())),
});
export type ContactSettings = Static<typeof ContactSettings>;

const line = (maxLength: number) => Type.String({ maxLength });

/** POST /api/contact/web-to-case: fields of an HTML form, so all values are strings. @spec CONTACT-012 CONTACT-013 */
export const ContactForm = Strict({
  Booking_ID__c: Type.Optional(line(20)),
  contact_reason: Words(Object.keys(contactReasons) as (keyof typeof contactReasons)[]),
  description: line(5000),
  email: line(254),
  name: line(120),
  phone: line(40),
  requestType: line(60),
  requestSubtype: Type.Optional(line(60)),
  orgid: line(40),
  status: line(10),
  type: line(40),
  recordSubtype: line(40),
  language: line(2),
  pointOfSale: line(4),
  retURL: line(500),
  /** Solution of the challenge, or of the hosted captcha. Not required in customer-care mode. */
  captcha: Type.Optional(line(4000)),
});
export type ContactForm = Static<typeof ContactForm>;

export const ContactQuery = Strict({ locale: LocaleWord });

/** GET /api/captcha/challenge, in ALTCHA's format: find the number whose salted SHA-256 equals `challenge`. */
export const CaptchaChallenge = Open({
  algorithm: Words(['SHA-256'] as const),
  challenge: Type.String(),
  maxnumber: Type.Integer(),
  salt: Type.String(),
  signature: Type.String(),
});
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;
