import { createHash, webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CaptchaChallenge, ContactSettings } from '@detour/shared-contracts/api';
import es_ES from '../messages/es_ES.json';
import { lost, fillIn, openPage } from '../testing/open-page';
import { solveChallenge } from './form/solve-challenge';

const settings = (change: Partial<ContactSettings> = {}): ContactSettings => ({
  action: '/api/contact/web-to-case',
  fields: {
    orgid: '00D1',
    status: 'New',
    type: 'Web',
    recordSubtype: 'Customer',
    language: 'fr',
    pointOfSale: 'fr',
    retURL: 'http://fr.localhost:8080/contact?ref=contact_thank_you',
  },
  captcha: 'altcha',
  ...change,
});

const secretNumber = 1234;

const challenge = (): CaptchaChallenge => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`salt?expires=1&${secretNumber}`).digest('hex'),
  maxnumber: 2000,
  salt: 'salt?expires=1&',
  signature: 'signed',
});

const answers = { contactSettings: () => settings(), captchaChallenge: () => challenge() };

let rendered: Awaited<ReturnType<typeof openPage>> | null = null;
let posted: { action: string; fields: Record<string, string> }[] = [];

beforeEach(() => {
  posted = [];
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push({
      action: this.getAttribute('action') ?? '',
      fields: Object.fromEntries(new FormData(this)) as Record<string, string>,
    });
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
  document.body.replaceChildren();
});

const openForm = async (change: Parameters<typeof openPage>[1] = answers, path = '/contact') => {
  rendered = await openPage(path, change);
  await userEvent.click(screen.getByRole('button', { name: 'Laisser un message' }));
  return screen.findByLabelText('Motif de votre message');
};

const choose = async (reason: string, change?: Parameters<typeof openPage>[1]) =>
  userEvent.selectOptions(await openForm(change), reason);

const write = async (fields: Readonly<Record<string, string>> = {}) => {
  const all = {
    'Numéro de réservation': '12345678',
    'Prénom et nom': 'Claire d’Été',
    'Adresse e-mail': 'claire@exemple.fr',
    'Numéro de téléphone': '+33 (0)6 12-34',
    'Votre message': 'Bonjour',
    ...fields,
  };
  for (const [label, value] of Object.entries(all)) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    if (value) await fillIn(field, value);
  }
};

const send = () => userEvent.click(screen.getByTestId('contact-submit'));

const errorOf = (label: string): string =>
  screen
    .getByLabelText(new RegExp(`^${label}`))
    .getAttribute('aria-describedby')
    ?.includes('-error')
    ? (document.getElementById(
        screen
          .getByLabelText(new RegExp(`^${label}`))
          .getAttribute('aria-describedby')
          ?.split(' ')[0] ?? '',
      )?.textContent ?? '')
    : '';

describe('the chat', () => {
  it('shows a button with its hours if the messenger is enabled [CONTACT-005] [CONTACT-008]', async () => {
    const contactSettings = () => settings({ chatUrl: 'https://chat.example/app?lang=fr' });
    rendered = await openPage('/contact', { contactSettings });
    expect(await screen.findByRole('link', { name: /^Discuter avec nous/ })).toHaveAttribute(
      'href',
      'https://chat.example/app?lang=fr',
    );
    expect(screen.getByText(/^du lundi au vendredi de 9.h à 18.h$/)).toBeInTheDocument();
  });

  it('shows no button if the messenger is disabled [CONTACT-006]', async () => {
    const contactSettings = jest.fn(() => settings({ chatUrl: null }));
    rendered = await openPage('/contact', { contactSettings });
    await waitFor(() => expect(contactSettings).toHaveBeenCalled());
    expect(screen.queryByRole('link', { name: /^Discuter avec nous/ })).toBeNull();
  });
});

describe('the contact page', () => {
  it('links to popular questions first [L4] [CONTACT-001] [CONTACT-004]', async () => {
    rendered = await openPage('/contact', answers);
    expect(screen.getByRole('link', { name: 'Questions fréquentes' })).toHaveAttribute('href', '/page/help');
    const popular = within(screen.getByRole('region', { name: 'Les questions les plus posées' }));
    expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['cancel', 'book', 'gift-send', 'gift-use', 'reach'].map(
        (question) => `/page/help?question=${question}`,
      ),
    );
  });

  it.each([
    ['Modifier ma réservation', 'modification'],
    ['Annuler ma réservation', 'cancellation'],
    ['Demander une facture', 'invoice'],
  ])('links %s to the booking lookup with r=%s [CONTACT-002] [CONTACT-003]', async (name, r) => {
    rendered = await openPage('/contact', answers);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/booking/lookup#r=${r}`);
  });

  it('shows the phone number with its hours [CONTACT-009]', async () => {
    rendered = await openPage('/contact', answers, { locale: 'es_ES', messages: es_ES });
    expect(screen.getByRole('link', { name: 'Llamar al 01 00 00 00 00' })).toHaveAttribute(
      'href',
      'tel:0100000000',
    );
    expect(screen.getByText('de lunes a viernes de 10 a 19 h, sábados de 10 a 18 h')).toBeInTheDocument();
  });

  it('thanks for a sent message and clears the draft [CONTACT-032] [CONTACT-033]', async () => {
    rendered = await openPage(
      '/contact?ref=contact_thank_you',
      {},
      { stored: { contactDraft: '{"name":"x"}' } },
    );
    expect(screen.getByTestId('contact-success')).toHaveTextContent(
      /^Merci pour votre message\. .* sous 48.h\.$/,
    );
    expect(rendered.host.stored.has('contactDraft')).toBe(false);
  });

  it('shows no thanks otherwise [CONTACT-032]', async () => {
    rendered = await openPage('/contact?ref=other', answers);
    expect(screen.queryByTestId('contact-success')).toBeNull();
  });
});

describe('the message form', () => {
  it('opens in a dialog that contains only the choice of a reason [CONTACT-010] [CONTACT-011]', async () => {
    const reason = await openForm();
    expect(screen.getByRole('dialog', { name: 'Laisser un message' })).toContainElement(reason);
    expect(screen.queryByTestId('contact-submit')).toBeNull();
    await userEvent.selectOptions(reason, 'other');
    expect(screen.getByTestId('contact-submit')).toBeInTheDocument();
  });

  it('posts the input, its type, the hidden fields and an invisible captcha [CONTACT-031] [CONTACT-035]', async () => {
    await choose('emailconf');
    await write();
    await send();
    await waitFor(() => expect(posted).toHaveLength(1));
    const [{ action, fields } = { action: '', fields: {} as Record<string, string> }] = posted;
    expect(action).toBe('/api/contact/web-to-case');
    const { captcha = '', ...rest } = fields;
    expect(rest).toEqual({
      ...settings().fields,
      Booking_ID__c: '12345678',
      contact_reason: 'emailconf',
      requestType: 'Information/request',
      requestSubtype: 'Confirmation email',
      name: 'Claire d’Été',
      email: 'claire@exemple.fr',
      phone: '+33 (0)6 12-34',
      description: 'Bonjour',
    });
    expect(JSON.parse(atob(captcha))).toMatchObject({ number: secretNumber, signature: 'signed' });
  });

  it('shows an error below each field and a summary above [CONTACT-021] [CONTACT-023] [CONTACT-024] [CONTACT-025] [CONTACT-026] [CONTACT-029] [CONTACT-030]', async () => {
    await choose('booking_info');
    await write({
      'Numéro de réservation': '1234567',
      'Prénom et nom': 'R2D2',
      'Adresse e-mail': 'claire@',
      'Numéro de téléphone': '06 x',
      'Votre message': '',
    });
    await send();
    expect(errorOf('Numéro de réservation')).toBe('Le numéro de réservation comporte 8 chiffres');
    expect(errorOf('Prénom et nom')).toBe('Saisissez uniquement du texte');
    expect(errorOf('Adresse e-mail')).toBe('L’adresse e-mail semble incorrecte');
    expect(errorOf('Numéro de téléphone')).toBe('Le numéro de téléphone semble incorrect');
    expect(errorOf('Votre message')).toBe('Champ obligatoire');
    expect(screen.getByTestId('contact-error')).toHaveTextContent(
      /Un problème est survenu\. Cliquez à nouveau sur/,
    );
    expect(posted).toEqual([]);
  });

  it('validates a field on blur [CONTACT-027]', async () => {
    await choose('booking_info');
    await fillIn(screen.getByLabelText('Prénom et nom'), '42');
    expect(errorOf('Prénom et nom')).toBe('');
    await userEvent.tab();
    expect(errorOf('Prénom et nom')).toBe('Saisissez uniquement du texte');
  });

  it('requires no booking number for a question about a hotel [CONTACT-022]', async () => {
    await choose('avv_info');
    await write({ 'Numéro de réservation': '' });
    await send();
    await waitFor(() => expect(posted).toHaveLength(1));
  });

  it.each([
    ['no challenge', { ...answers, captchaChallenge: () => lost }],
    [
      'a challenge without a solution',
      { ...answers, captchaChallenge: () => ({ ...challenge(), challenge: 'f'.repeat(64) }) },
    ],
    ['no settings', { ...answers, contactSettings: () => lost }],
  ])('posts nothing with %s, shows an error and keeps the input [CONTACT-028]', async (_, change) => {
    await choose('booking_info', change);
    await write();
    await send();
    expect(await screen.findByTestId('contact-error')).toBeInTheDocument();
    expect(posted).toEqual([]);
    expect(screen.getByLabelText('Votre message')).toHaveValue('Bonjour');
  });

  it('posts the solution of a hosted captcha, in the language of the page, where one is configured [CONTACT-034]', async () => {
    const render = jest.fn((_place: HTMLElement, { callback }: { callback: (token: string) => void }) => {
      callback('token-of-the-provider');
      return 'widget';
    });
    Object.assign(globalThis, { turnstile: { render, execute: jest.fn() } });
    const hosted = { provider: 'turnstile', siteKey: '0x4AAAAAAAAAAAA' } as const;
    await choose('booking_info', { contactSettings: () => settings({ hosted }) });
    await write();
    await send();
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.fields['captcha']).toBe('token-of-the-provider');
    expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: '0x4AAAAAAAAAAAA', language: 'fr' });
    Reflect.deleteProperty(globalThis, 'turnstile');
  });

  it('requires no captcha in customer-care mode [CARE-008]', async () => {
    const contactSettings = () => settings({ captcha: 'none' });
    await choose('booking_info', { contactSettings });
    await write();
    await send();
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.fields).not.toHaveProperty('captcha');
  });

  it('reopens with the input after a failed post [CONTACT-029]', async () => {
    const draft = { contact_reason: 'other', name: 'Claire', description: 'Bonjour' };
    rendered = await openPage('/contact?ref=contact_error', answers, {
      stored: { contactDraft: JSON.stringify(draft) },
    });
    expect(await screen.findByTestId('contact-error')).toBeInTheDocument();
    expect(screen.getByLabelText('Votre message')).toHaveValue('Bonjour');
  });

  it('stores the input for this tab', async () => {
    await choose('other');
    await fillIn(screen.getByLabelText('Prénom et nom'), 'Claire');
    expect(JSON.parse(rendered?.host.stored.get('contactDraft') ?? '{}')).toMatchObject({
      contact_reason: 'other',
      name: 'Claire',
    });
  });
});

describe('the work of the captcha', () => {
  it('finds the number and stops if none exists [CONTACT-035]', async () => {
    const solution = await solveChallenge(challenge());
    expect(JSON.parse(atob(solution ?? ''))).toEqual({
      algorithm: 'SHA-256',
      challenge: challenge().challenge,
      number: secretNumber,
      salt: 'salt?expires=1&',
      signature: 'signed',
    });
    expect(await solveChallenge({ ...challenge(), maxnumber: 1000 })).toBeNull();
  });
});
