import { render, screen } from '@testing-library/react';
import { PictureBanner, type PictureBannerProps } from './PictureBanner';

const image = { sizes: {}, url: '/images/hero-road/960_540.webp', alt: '' };

const show = (change: Partial<PictureBannerProps> = {}) =>
  render(
    <PictureBanner
      title="Une nuit au vert"
      image={image as never}
      position="left"
      links={[]}
      href="/recherche"
      {...change}
    />,
  );

const links = () => screen.getAllByRole('link', { hidden: true });

describe('a banner with a picture', () => {
  it('repeats a link of its words for pointers only [PROMO-013]', () => {
    show({ links: [{ label: 'Voir les séjours', href: '/recherche' }] });
    expect(links()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Voir les séjours' })).toBeInTheDocument();
    expect(links()[0]).toHaveAttribute('tabindex', '-1');
  });

  it.each([
    ['', 'Une nuit au vert'],
    ['Une route de campagne', 'Une route de campagne'],
  ])('without other links is one itself, with the words %j for the picture [PROMO-013]', (alt, name) => {
    show({ alt, newTab: true });
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', '/recherche');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).not.toHaveAttribute('tabindex', '-1');
  });

  it('has a described picture that is no link beside others', () => {
    show({ alt: 'Une route', links: [{ label: 'Voir les séjours', href: '/recherche' }] });
    expect(links()).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Une route' })).toBeInTheDocument();
  });
});
