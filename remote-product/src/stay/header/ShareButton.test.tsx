import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePages, openPage } from '../../testing/open-page';

const path = '/sejours/recherche/123';
const url = 'http://fr.localhost:8080/sejours/recherche/123#checkin=2026-12-11&checkout=2026-12-13&nights=2';
const dated = { hash: 'checkin=2026-12-11&checkout=2026-12-13&nights=2&error=1' };

const offer = (name: 'share' | 'clipboard', value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};

const press = async (): Promise<void> => {
  // Installs a clipboard of its own, which the test replaces.
  const user = userEvent.setup();
  offer('clipboard', { writeText });
  await user.click(screen.getByTestId('share-stay'));
};

let writeText: jest.Mock;

beforeEach(() => {
  writeText = jest.fn(() => Promise.resolve());
});

afterEach(async () => {
  await closePages();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('the share button of a stay', () => {
  it('opens the share sheet of the device with dates and guests', async () => {
    const share = jest.fn(() => Promise.resolve());
    offer('share', share);
    await openPage(path, {}, dated);
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Deux nuits de château, dîner aux chandelles', url });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link where there is no share sheet', async () => {
    await openPage(path, {}, dated);
    await press();
    expect(writeText).toHaveBeenCalledWith(url);
    expect(await screen.findByText('Lien copié')).toBeInTheDocument();
  });

  it('says nothing when the visitor closes the sheet', async () => {
    offer('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await openPage(path, {}, dated);
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByText('Lien copié')).toBeNull();
  });

  it('copies the link when the sheet fails, and says so when that fails too', async () => {
    offer('share', () => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    writeText.mockReturnValue(Promise.reject(new Error('denied')));
    await openPage(path, {}, dated);
    await press();
    expect(await screen.findByText('Copiez l’adresse depuis la barre du navigateur.')).toBeInTheDocument();
  });
});
