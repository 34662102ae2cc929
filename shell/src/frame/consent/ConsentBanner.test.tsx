import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales } from '@detour/shared-contracts/sites';
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner';
import { brokenRules, renderFrame } from '../testing/render-frame';

const propsFor = (change: Partial<ConsentBannerProps> = {}): ConsentBannerProps => ({
  country: 'FR',
  hasHostedMap: false,
  open: true,
  choice: null,
  onAnswer: () => undefined,
  ...change,
});

describe('the consent banner', () => {
  it('is hidden once answered', () => {
    renderFrame(<ConsentBanner {...propsFor({ open: false })} />);
    expect(screen.queryByTestId('consent-accept')).toBeNull();
  });

  it.each([
    ['consent-accept', { preferences: true, statistics: true }],
    ['consent-refuse', { preferences: false, statistics: false }],
  ])('accepts an answer with one click on %s', async (testId, choice) => {
    const onAnswer = jest.fn();
    renderFrame(<ConsentBanner {...propsFor({ onAnswer })} />);
    await userEvent.click(screen.getByTestId(testId));
    expect(onAnswer.mock.calls).toEqual([[choice]]);
  });

  it('names Google in both of its layers where maps come from there, and not elsewhere', async () => {
    const { unmount } = renderFrame(<ConsentBanner {...propsFor()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Gérer mes choix' }));
    expect(screen.queryByText(/Google/)).toBeNull();
    unmount();
    renderFrame(<ConsentBanner {...propsFor({ hasHostedMap: true })} />);
    expect(screen.getByText(/nos cartes proviennent de Google/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Gérer mes choix' }));
    const preferences = within(screen.getByRole('dialog')).getByRole('checkbox', { name: /^Préférences/ });
    expect(preferences).toHaveAccessibleName(/sur cet appareil seulement\. .* Google, .* votre adresse IP/);
    expect(within(screen.getByRole('dialog')).getAllByText(/Google/)).toHaveLength(1);
  });

  it('shows accepting and refusing in the same style', () => {
    renderFrame(<ConsentBanner {...propsFor()} />);
    expect(screen.getByTestId('consent-accept').className).toBe(
      screen.getByTestId('consent-refuse').className,
    );
  });

  it('takes no focus on a first visit, and blocks nothing', () => {
    renderFrame(<ConsentBanner {...propsFor()} />);
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stores exactly the selected choices, none preselected', async () => {
    const onAnswer = jest.fn();
    renderFrame(<ConsentBanner {...propsFor({ onAnswer })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Gérer mes choix' }));
    const dialog = within(screen.getByRole('dialog'));
    const boxes = dialog.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Mesure d’audience et de rapidité/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer mes choix' }));
    expect(onAnswer.mock.calls).toEqual([[{ preferences: false, statistics: true }]]);
  });

  it('refuses by its close button in Italy, and has none elsewhere', async () => {
    const onAnswer = jest.fn();
    const italian = renderFrame(<ConsentBanner {...propsFor({ country: 'IT', onAnswer })} />, 'it_IT');
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi e rifiuta tutto' }));
    expect(onAnswer.mock.calls).toEqual([[{ preferences: false, statistics: false }]]);
    italian.unmount();
    renderFrame(<ConsentBanner {...propsFor()} />);
    expect(screen.queryByRole('button', { name: 'Fermer et tout refuser' })).toBeNull();
  });

  it('takes the focus when reopened, shows the previous answer, and returns the focus', async () => {
    const onAnswer = jest.fn();
    const choice = { preferences: true, statistics: false };
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { change } = renderFrame(<ConsentBanner {...propsFor({ open: false, choice, onAnswer })} />);
    change(<ConsentBanner {...propsFor({ choice, onAnswer })} />);
    expect(screen.getByRole('region', { name: 'Vos choix en matière de cookies' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Gérer mes choix' }));
    expect(screen.getByRole('checkbox', { name: /Préférences/ })).toBeChecked();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onAnswer.mock.calls).toEqual([[choice]]);
    change(<ConsentBanner {...propsFor({ open: false, choice, onAnswer })} />);
    expect(opener).toHaveFocus();
    opener.remove();
  });

  it.each(locales)('has no accessibility violations in %s', async (locale) => {
    const { container } = renderFrame(<ConsentBanner {...propsFor({ country: 'IT' })} />, locale);
    await userEvent.click(within(container).getAllByRole('button')[2]!);
    expect(await brokenRules(container)).toEqual([]);
  });
});
