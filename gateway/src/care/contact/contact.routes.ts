import { callSchemas, ContactForm } from '@detour/shared-contracts/schemas';
import { languageOf, siteOf } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import { findCareSession } from '../care-session';
import type { GatewayContext } from '../../context/context';
import { registerCall } from '../../http/register-call';
import { compileAnswer } from '../../http/validation';
import { createAltcha, type Captcha } from './captcha';
import { contactPage, localeOfForm, returnAddress } from './contact-address';
import { createHostedVerify, hostedCaptchaOf } from './hosted-captcha';
import { isValidCase, storeCase } from './contact-case';
import { messengerUrl } from './messenger';
import { registerScope } from '../../http/scope';

const webToCasePath = '/api/contact/web-to-case';

const isContactForm = compileAnswer(ContactForm);

/** A form body of a browser: each field once, as text. */
const parseForm = (body: string): Readonly<Record<string, string>> | null => {
  const pairs = [...new URLSearchParams(body)];
  const form = Object.fromEntries(pairs);
  return Object.keys(form).length === pairs.length ? form : null;
};

/** GET /api/contact/settings and GET /api/captcha/challenge. @spec CONTACT-013 CONTACT-034 CARE-008 */
const registerSettings = (app: FastifyInstance, context: GatewayContext, captcha: Captcha): void => {
  const { config } = context;
  const hosted = hostedCaptchaOf(config);
  registerCall(
    app,
    callSchemas.contactSettings,
    async ({ query: { locale }, request }) => ({
      action: config.contactUrl || webToCasePath,
      fields: {
        orgid: config.contactOrgId,
        status: 'New' as const,
        type: config.contactType,
        recordSubtype: config.contactRecordSubtype,
        language: languageOf(locale),
        pointOfSale: siteOf(locale),
        retURL: contactPage(config, locale, 'contact_thank_you'),
      },
      chatUrl: messengerUrl(config, locale),
      captcha: (await findCareSession(context, request)) ? ('none' as const) : ('altcha' as const),
      ...(hosted && { hosted }),
    }),
    { cacheControl: 'no-store' },
  );
  registerCall(app, callSchemas.captchaChallenge, () => captcha.challenge(), { cacheControl: 'no-store' });
};

/** @spec CALL-087 CONTACT-012 CONTACT-013 CONTACT-028 CONTACT-031 CONTACT-032 */
export const registerContact = (app: FastifyInstance, context: GatewayContext): void => {
  const captcha = createAltcha(context);
  const hosted = hostedCaptchaOf(context.config);
  // With a hosted captcha, ours would be a way around it.
  const verify = hosted ? createHostedVerify(hosted, context) : captcha.verify;
  registerSettings(app, context, captcha);

  registerScope(app, 'contact', (scope) => {
    // Only here: all other calls accept JSON only, which a form on a foreign page cannot send.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, parseForm(String(body))),
    );
    const schema = {
      summary: 'A message of the contact page, as a browser posts it; the response is a redirect',
    };
    scope.post(webToCasePath, { schema, config: { rate: 'report' } }, async (request, reply) => {
      const form: unknown = request.body;
      const given = (form ?? {}) as Readonly<Record<string, string>>;
      const staff = await findCareSession(context, request);
      const isPerson = async () => staff !== null || verify(given['captcha'] ?? '');
      const isKept = isContactForm(form) && isValidCase(form as ContactForm) && (await isPerson());
      if (isKept) await storeCase(context, form as ContactForm, staff?.email ?? null);
      const outcome = isKept ? 'contact_thank_you' : 'contact_error';
      const locale = localeOfForm(given['pointOfSale'], given['language']);
      return reply
        .header('cache-control', 'no-store')
        .redirect(returnAddress(context.config, given['retURL'] ?? '', locale, outcome), 303);
    });
  });
};
