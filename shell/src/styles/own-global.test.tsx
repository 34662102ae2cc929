import createCache from '@emotion/cache';
import { __unsafe_useEmotionCache as useCache, CacheProvider, Global } from '@emotion/react';
import { render } from '@testing-library/react';
import { ownGlobal } from './own-global';

const OwnGlobal = ownGlobal({ useCache, Global });
const hiding = { body: { display: 'none' } };

const draw = (key: string) =>
  render(
    <CacheProvider value={createCache({ key })}>
      <OwnGlobal styles={hiding} />
    </CacheProvider>,
  );

describe('Emotion’s Global, as the shell shares it', () => {
  it('inserts the styles of the shell', () => {
    draw('shell');
    expect(getComputedStyle(document.body).display).toBe('none');
  });

  it.each(['search', 'searchf'])('throws in the tree of a remote: %s', (key) => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => draw(key)).toThrow(`styles of "${key}" end at the element of their remote`);
    expect(getComputedStyle(document.body).display).toBe('block');
    silent.mockRestore();
  });
});
