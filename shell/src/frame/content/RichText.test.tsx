import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RichText } from './RichText';

const drawn = (html: string): string => {
  const { container } = render(<RichText html={html} />);
  return container.firstElementChild?.innerHTML ?? '';
};

describe('rich text', () => {
  it('renders the safe subset unchanged [MINI-004]', () => {
    const html = '<p>Un <b>beau</b> <i>détour</i>.<br><a href="/recherche">Voir</a></p><ul><li>un</li></ul>';
    expect(drawn(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>après', 'après'],
    ['<a href="javascript:alert(1)">lien</a>', 'lien'],
    ['<a href="//evil.example">lien</a>', 'lien'],
    ['<a href="/\\evil.example">lien</a>', 'lien'],
    ['<b onclick="alert(1)">gras</b>', '<b>gras</b>'],
    ['<b>sans fin', '<b>sans fin</b>'],
    ['</b>reste', 'reste'],
    ['2 &lt; 3 &amp; 4', '2 &lt; 3 &amp; 4'],
  ])('reduces %s to text and safe tags [MINI-004]', (dirty, clean) => {
    expect(drawn(dirty)).toBe(clean);
  });

  it('renders the same on the server', () => {
    expect(renderToString(<RichText html="<b>gras</b> et <i>fin</i>" />)).toContain(
      '<b>gras</b> et <i>fin</i>',
    );
  });
});
