import { solveChallenge } from 'altcha-lib/v1';
import type { Visitor } from './test-app';

/** A complete message of a visitor, with the hidden fields that the settings name. Without the solution of a captcha. */
export const contactForm = async (
  visitor: Visitor,
  locale = 'fr_FR',
): Promise<Readonly<Record<string, string>>> => ({
  ...(await visitor.get(`/api/contact/settings?locale=${locale}`)).json.fields,
  Booking_ID__c: '12345678',
  contact_reason: 'emailconf',
  requestType: 'Information/request',
  requestSubtype: 'Confirmation email',
  description: 'Je n’ai rien reçu.\nMerci !',
  email: 'lea@example.org',
  name: 'Léa Martin',
  phone: '+33 (0)6 12-34',
});

/** The solution of a challenge of the shop's own captcha, as the browser sends it. */
export const solvedCaptcha = async (visitor: Visitor): Promise<string> => {
  const { algorithm, maxnumber, challenge, salt, signature } = (await visitor.get('/api/captcha/challenge'))
    .json;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  const payload = { algorithm, challenge, number: solution?.number, salt, signature };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};
