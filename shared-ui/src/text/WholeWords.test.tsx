import { render } from '@testing-library/react';
import { WholeWords } from './WholeWords';

describe('WholeWords', () => {
  it.each([
    ['Pour Jean-Baptiste et Anne', ['Jean-Baptiste']],
    ['Anne-Lise, Jean-Luc !', ['Anne-Lise,', 'Jean-Luc']],
    ['A - b', []],
    ['', []],
  ])('keeps the words with a hyphen of "%s" whole', (text, words) => {
    const { container } = render(<WholeWords>{text}</WholeWords>);
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('span')].map((word) => word.textContent)).toEqual(words);
  });
});
