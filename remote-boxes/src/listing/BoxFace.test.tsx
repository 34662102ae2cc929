import { render } from '@testing-library/react';
import { BoxFace } from './BoxFace';

const image = { sizes: {}, url: '/images/a/960_540.webp', alt: '', title: null, legend: null };
const wordsOf = (title: string): readonly (string | null)[] => {
  const { container } = render(<BoxFace title={title} brand="Détour" image={image} sizes="100vw" />);
  return [...container.querySelectorAll('span')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent);
};

describe('the face of a box', () => {
  it('shows family and level, which tells boxes with one picture apart', () => {
    expect(wordsOf('Bord de mer – deux nuits')).toEqual(['Bord de mer', 'deux nuits', 'Détour']);
  });

  it('shows the whole title of a box without a level', () => {
    expect(wordsOf('Bord de mer')).toEqual(['Bord de mer', 'Détour']);
  });
});
