import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from './NewsletterForm';
import { servicesOf } from '../testing/frame-services.fixture';
import { brokenRules, renderFrame } from '../testing/render-frame';

const show = (subscribe = jest.fn(() => Promise.resolve(true))) => {
  const { container } = renderFrame(<NewsletterForm locale="fr_FR" />, 'fr_FR', servicesOf({ subscribe }));
  return { subscribe, container };
};

const field = (): HTMLElement => screen.getByTestId('newsletter-email');
const send = (): Promise<void> => userEvent.click(screen.getByTestId('newsletter-submit'));
const wrong = 'L’adresse e-mail semble incorrecte';

describe('the newsletter form', () => {
  it('shows an error below the field for an invalid address on blur [NEWS-005] [NEWS-006]', async () => {
    show();
    await userEvent.type(field(), 'camille@');
    expect(screen.queryByText(wrong)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(wrong)).toBeInTheDocument();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(wrong));
    await userEvent.type(field(), 'exemple.fr');
    expect(screen.queryByText(wrong)).toBeNull();
  });

  it.each(['enter', 'button'])('sends a valid address by %s, and no invalid one [NEWS-007]', async (how) => {
    const { subscribe } = show();
    const go = (): Promise<void> => (how === 'enter' ? userEvent.type(field(), '{Enter}') : send());
    await userEvent.type(field(), 'camille');
    await go();
    expect(subscribe).not.toHaveBeenCalled();
    await userEvent.type(field(), '@exemple.fr');
    await go();
    expect(subscribe.mock.calls).toEqual([['camille@exemple.fr']]);
  });

  it('is replaced by thanks and the next step after success [NEWS-003]', async () => {
    show();
    await userEvent.type(field(), 'camille@exemple.fr');
    await send();
    expect(screen.getByRole('status')).toHaveTextContent(/^Merci.*un e-mail vient de partir/);
    expect(screen.queryByTestId('newsletter-email')).toBeNull();
  });

  it.each([
    ['another status', () => Promise.resolve(false)],
    ['no answer', () => Promise.reject(new Error('network'))],
  ])('stays unchanged, without a message, after %s [NEWS-004]', async (_, answer) => {
    show(jest.fn(answer));
    await userEvent.type(field(), 'camille@exemple.fr');
    await send();
    await act(async () => undefined);
    expect(field()).toHaveValue('camille@exemple.fr');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText(wrong)).toBeNull();
    expect(screen.getByTestId('newsletter-submit')).toBeEnabled();
  });

  it('suggests a likely mail domain, and applies it [NEWS-008]', async () => {
    show();
    await userEvent.type(field(), 'camille@gmial.com');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: /Vouliez-vous dire @gmail.com/ }));
    expect(field()).toHaveValue('camille@gmail.com');
  });

  it('has no accessibility violations', async () => {
    const { container } = show();
    expect(await brokenRules(container)).toEqual([]);
  });
});
