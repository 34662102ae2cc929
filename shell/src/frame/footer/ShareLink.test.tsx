import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicAddress, ShareLink } from './ShareLink';
import { servicesOf } from '../testing/frame-services.fixture';
import { renderFrame } from '../testing/render-frame';

describe('the share link', () => {
  it('copies the page URL with its criteria, and confirms it [SHELL-009]', async () => {
    history.replaceState(null, '', '/recherche?flow=gifting#a=3');
    userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderFrame(<ShareLink look={null} />, 'fr_FR', servicesOf());
    await userEvent.click(screen.getByRole('button', { name: 'Partager' }));
    expect(write).toHaveBeenCalledWith('http://fr.localhost:8080/recherche?flow=gifting#a=3');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Lien copié'));
  });

  it('explains a manual way when the browser denies copying', async () => {
    userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    renderFrame(<ShareLink look={null} />, 'fr_FR', servicesOf());
    await userEvent.click(screen.getByRole('button', { name: 'Partager' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Copiez l’adresse depuis la barre du navigateur.'),
    );
  });

  it('uses the public host instead of the customer-care host [CARE-009]', () => {
    expect(
      publicAddress('http://fr.care.localhost:8080/hotel/7?flow=hotel#a=2', 'http://fr.localhost:8080'),
    ).toBe('http://fr.localhost:8080/hotel/7?flow=hotel#a=2');
  });
});
