import fc from 'fast-check';
import { attributes, escapeHtml, escapeJson } from './html';

describe('text in HTML', () => {
  it('cannot end a JSON block, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const block = escapeJson({ text: `${text}</script><!--` });
        expect(block).not.toMatch(/<\/script|<!--/i);
        expect((JSON.parse(block) as { text: string }).text).toBe(`${text}</script><!--`);
      }),
    );
  });

  it('cannot leave an attribute or an element', () => {
    expect(escapeHtml('"><img onerror=x>')).toBe('&quot;&gt;&lt;img onerror=x&gt;');
    expect(attributes({ title: 'a"b', hidden: true, id: undefined, open: false })).toBe(
      ' title="a&quot;b" hidden',
    );
  });
});
