import { render, screen } from '@testing-library/react';
import { HotelLine } from './HotelLine';
import { IncludedItems } from './IncludedItems';

describe('a hotel in one line', () => {
  it('links its name, and leaves out what is not known [PROD-013]', () => {
    const { container, rerender } = render(
      <HotelLine
        name="Château de Valmerle"
        href="/hotel/7"
        stars={{ count: 4, label: '4 étoiles' }}
        place="Amboise"
        score={{ value: '9,2' }}
        reviews="286 avis"
      />,
    );
    expect(screen.getByRole('link', { name: 'Château de Valmerle' })).toHaveAttribute('href', '/hotel/7');
    expect(screen.getByRole('img', { name: '4 étoiles' })).toBeInTheDocument();
    expect(container).toHaveTextContent('Amboise9,2286 avis');
    rerender(<HotelLine name="Amboise" href={null} place="" score={{ value: 'Nouveau' }} reviews={null} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container).toHaveTextContent(/^AmboiseNouveau$/);
  });
});

describe('what a stay includes', () => {
  it('is a list with title and detail [PROD-014]', () => {
    render(<IncludedItems items={[{ icon: 'bed', title: 'Deux nuits', detail: 'lit de 160' }]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Deux nuitslit de 160');
  });
});
