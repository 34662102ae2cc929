import { screen } from '@testing-library/react';
import { closePages, openPage } from '../testing/open-page';

const path = '/sejours/recherche/123';
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

beforeEach(() => {
  window.scrollTo = jest.fn();
});

afterEach(closePages);

describe('the flags of the stay page', () => {
  it.each([
    [undefined, true],
    [true, true],
    [false, false],
  ])('show or hide the summary of what the stay includes: %s [FLAG-006]', async (packageSummary, shown) => {
    await openPage(path, {}, packageSummary === undefined ? {} : { flags: { packageSummary } });
    expect(heading('Votre séjour comprend') !== null).toBe(shown);
    expect(heading('Description') !== null).toBe(!shown);
    // The description is still shown.
    expect(document.getElementById('stay-includes')).toHaveTextContent(/\S/);
  });

  it.each([
    [undefined, 'five'],
    [true, 'five'],
    [false, 'four'],
  ])('select the newer or the plain gallery: %s [FLAG-007]', async (newProductGallery, layout) => {
    await openPage(path, {}, newProductGallery === undefined ? {} : { flags: { newProductGallery } });
    expect(screen.getByTestId('gallery')).toHaveAttribute('data-layout', layout);
    expect(screen.getByTestId('gallery').querySelectorAll('img')).toHaveLength(6);
  });
});
