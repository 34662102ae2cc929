import { createReporter } from './reporter';

const token = 'Zm9vYmFyYmF6cXV4cXV1eA';
const onReport = jest.fn();
const options = { site: { locale: 'fr_FR' } as never, route: () => ({ page: 'product' }) as never, onReport };
const release = { remote: 'remote-search', version: '1.0.0', compositionId: 'c1' } as const;

describe('reporter', () => {
  const sent: { body: string }[] = [];
  beforeEach(() => {
    sent.length = 0;
    globalThis.fetch = jest.fn((_: unknown, init: { body: string }) => {
      sent.push(init);
      return Promise.reject(new Error('offline'));
    }) as never;
  });

  it('sends level, locale, place and a message of at most 256 characters [SHELL-004, SHELL-005]', () => {
    createReporter(options).report(release, {
      kind: 'render',
      code: 'SHELL-201',
      error: new Error(`${location.href}?token=${token} ${'x '.repeat(250)}`),
    });
    const body = JSON.parse(sent[0]?.body ?? '{}') as Record<string, string>;
    expect(body).toMatchObject({
      level: 'ERROR',
      locale: 'fr_FR',
      location: 'application.client.error',
      code: 'SHELL-201',
      remote: 'remote-search',
      release: '1.0.0',
      compositionId: 'c1',
      route: 'product',
    });
    expect(body['message']).toHaveLength(256);
    expect(body['message']).toMatch(/^product Error: http:/);
    expect(sent[0]?.body).not.toContain(token);
  });

  it('limits reports from a page that throws in a loop', () => {
    const reporter = createReporter(options);
    for (let round = 0; round < 100; round += 1)
      reporter.report(release, { kind: 'render', code: 'X', error: 'again' });
    expect(sent).toHaveLength(20);
  });
});
