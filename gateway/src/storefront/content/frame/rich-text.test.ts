import { sanitiseRichText } from './rich-text';

describe('rich text of content', () => {
  it('keeps bold, italics, lists, paragraphs and links of ours', () => {
    const text = '<p>Un <b>beau</b> <i>détour</i><br><a href="/recherche">voir</a></p><ul><li>un</li></ul>';
    expect(sanitiseRichText(text)).toBe(text);
  });

  it.each([
    ['<script>alert(1)</script>après', 'après'],
    ['<style>body{display:none}</style>après', 'après'],
    ['<img src=x onerror=alert(1)>après', 'après'],
    ['<b onclick="alert(1)" class="x">gras</b>', '<b>gras</b>'],
    ['<a href="javascript:alert(1)">lien</a>', '<a>lien</a>'],
    ['<a href="//evil.example">lien</a>', '<a>lien</a>'],
    ['<a href="/\\evil.example">lien</a>', '<a>lien</a>'],
    ['<a href="/\t/evil.example">lien</a>', '<a>lien</a>'],
    ['<a href="/.//evil.example">lien</a>', '<a>lien</a>'],
    ['<a href="https://example.org/a?b=1">lien</a>', '<a href="https://example.org/a?b=1">lien</a>'],
    ['<scr<script>x</script>ipt>alert(1)', 'xipt&gt;alert(1)'],
    ['2 < 3 > 1', '2 &lt; 3 &gt; 1'],
    ['<!-- note --><svg><script>1</script></svg>reste', 'reste'],
    ['<script>open', ''],
    ['<b>gras', '<b>gras</b>'],
    ['Noir & blanc', 'Noir &amp; blanc'],
  ])('cleans %s', (dirty, clean) => {
    expect(sanitiseRichText(dirty)).toBe(clean);
  });
});
