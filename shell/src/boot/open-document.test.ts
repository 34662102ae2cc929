import { openDocument } from './open-document';

const page = { site: { locale: 'nl_BE' }, now: Date.UTC(2026, 10, 21, 10) };
const composition = { id: 'c1', shell: { version: '1.0.0' }, remotes: {}, fallbacks: {} };

const write = (blocks: Readonly<Record<string, unknown>>): void => {
  const scripts = Object.entries(blocks).map(
    ([id, content]) => `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`,
  );
  document.body.innerHTML = `${scripts.join('')}<div id="slot-panel"></div><div id="slot"></div>`;
};

beforeEach(() => {
  globalThis.detourIntegrity = { '/_r/a.js': 'sha384-a' };
});

describe('the document of the shell', () => {
  it('contains the server’s data, with the hashes of the composition', () => {
    write({ page, composition });
    const opened = openDocument();
    expect(opened.site.locale).toBe('nl_BE');
    expect(opened.composition).toMatchObject({ id: 'c1', integrity: { '/_r/a.js': 'sha384-a' } });
    expect(opened.elements.slot().id).toBe('slot');
    expect(opened.intl.locale).toBe('nl-BE');
  });

  it('starts its clock at the time of the server render', () => {
    write({ page, composition });
    const late = openDocument().clock.now() - page.now;
    expect(late).toBeGreaterThanOrEqual(0);
    // ms since the document was opened
    expect(late).toBeLessThan(1000);
  });

  it('names the block that the server left out', () => {
    write({ page });
    expect(openDocument).toThrow('This document has no JSON block "composition".');
  });
});
