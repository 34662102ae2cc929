/** @jest-environment node */
import { createArticleSource } from './article-source';
import { createGatewayLink } from '../http/proxy/gateway-link';

const hits = [{ id: 'sea', title: 'Bord de mer', url: '/recherche#theme=11', image: {} }];
const gateway = createGatewayLink({ origin: 'http://gateway.invalid' });
const realFetch = globalThis.fetch;
let asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(Response.json({ hits }));
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return answer();
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the articles of the not-found page', () => {
  it('are those of its page set in the locale, requested in the background [NOTF-005]', async () => {
    const articles = createArticleSource(gateway);
    expect(articles('nl_BE')).toEqual([]);
    expect(asked).toEqual(['http://gateway.invalid/api/marketing/articles?locale=nl_BE&page=not-found']);
    await settled();
    await settled();
    expect(articles('nl_BE')).toEqual(hits);
    expect(asked).toHaveLength(1);
  });

  it('are empty, without an error, while the gateway is unavailable', async () => {
    answer = () => Promise.reject(new Error('away'));
    const articles = createArticleSource(gateway);
    articles('fr_FR');
    await settled();
    expect(articles('fr_FR')).toEqual([]);
  });
});
