/** @jest-environment node */
import { RenderError } from '../../rendering/sandbox';
import type { PageRequest } from '../page-request';
import { createRemotePart } from './remote-part';

const output = { html: '<p>page</p>', status: 200 };
const composed = {
  composition: { id: 'c1', remotes: { 'remote-search': { version: '1.4.0' } } },
  messages: () => ({ title: 'Titre' }),
} as never;

const requestFor = (remote: string): PageRequest =>
  ({
    site: { locale: 'fr_FR' },
    route: { remote },
    path: '/recherche',
    search: '',
    requestId: 'r1',
    deadline: 400,
  }) as unknown as PageRequest;

const setUp = (page: () => Promise<unknown> = () => Promise.resolve(output)) => {
  const onPartDrawn = jest.fn();
  const onPartLost = jest.fn();
  const rendered = jest.fn(page);
  const render = createRemotePart({
    config: { gatewayOrigin: 'http://gateway.test' },
    renderers: { page: rendered } as never,
    now: () => 100,
    onPartDrawn,
    onPartLost,
  });
  return { render, rendered, onPartDrawn, onPartLost };
};

describe('the remote’s part of a page', () => {
  it('is rendered with the messages of its release, within the rest of the deadline', async () => {
    const { render, rendered, onPartDrawn } = setUp();
    await expect(render(requestFor('remote-search'), composed)).resolves.toBe(output);
    expect(rendered).toHaveBeenCalledWith(
      composed,
      'remote-search',
      expect.objectContaining({ messages: { title: 'Titre' }, requestId: 'r1' }),
      300,
    );
    expect(onPartDrawn).toHaveBeenCalledWith({ remote: 'remote-search', release: '1.4.0', took: 0 });
  });

  it('is absent from a page of the shell', async () => {
    const { render, rendered } = setUp();
    await expect(render(requestFor('shell'), composed)).resolves.toBeNull();
    expect(rendered).not.toHaveBeenCalled();
  });

  it.each([
    ['late', new RenderError('too slow', 'late')],
    ['lost', new Error('it threw')],
  ])('is left out when it is %s', async (code, error) => {
    const { render, onPartLost } = setUp(() => Promise.reject(error));
    await expect(render(requestFor('remote-search'), composed)).resolves.toBeNull();
    expect(onPartLost.mock.calls[0]?.[2]).toEqual({ code, reason: error.message });
  });

  it('is lost without a release of the remote', async () => {
    const { render, onPartLost } = setUp();
    await expect(render(requestFor('remote-boxes'), composed)).resolves.toBeNull();
    expect(onPartLost.mock.calls[0]?.[1]).toMatchObject({ remote: 'remote-boxes', release: 'none' });
  });
});
