/** @jest-environment node */
import type { PageAnswer } from '@detour/shared-contracts/mount';
import { LateRender } from '../../rendering/sandbox';
import type { PageRequest } from '../page-request';
import { createAnswerMemory } from './answer-memory';
import { createRemotePart } from './remote-part';

const output = { html: '<p>page</p>', status: 200, head: { title: 'Page' } };
const answer: PageAnswer = { head: { title: 'Séjours' }, status: 410 };
const composed = {
  composition: { id: 'c1', remotes: { 'remote-search': { version: '1.4.0' } } },
  messages: () => ({ title: 'Titre' }),
} as never;

const requestFor = (remote: string): PageRequest =>
  ({
    site: { locale: 'fr_FR' },
    route: { remote, locale: 'fr_FR', private: false },
    preview: null,
    drafts: null,
    path: '/recherche',
    search: '',
    requestId: 'r1',
    deadline: 400,
  }) as unknown as PageRequest;

type Draw = (
  ...input: readonly [unknown, unknown, unknown, { onAnswer(answer: PageAnswer): void }]
) => unknown;

const setUp = (page: Draw = () => Promise.resolve(output)) => {
  const onPartDrawn = jest.fn();
  const onPartLost = jest.fn();
  const rendered = jest.fn(page);
  const render = createRemotePart({
    config: { gatewayOrigin: 'http://gateway.test' },
    renderers: { page: rendered } as never,
    answers: createAnswerMemory(),
    now: () => 100,
    onPartDrawn,
    onPartLost,
  });
  return { render, rendered, onPartDrawn, onPartLost };
};

const never = new Promise<never>(() => undefined);
const nothing = { output: null, answer: null };

describe('the remote’s part of a page', () => {
  it('is left to the browser of an editor who sees drafts, because a bundle has no cookie [FLAG-018]', async () => {
    const { render, rendered } = setUp();
    const drafts = 'content_preview=signed';
    await expect(render({ ...requestFor('remote-search'), drafts }, composed)).resolves.toEqual(nothing);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('is rendered with the messages of its release, within the rest of the deadline', async () => {
    const { render, rendered, onPartDrawn } = setUp();
    await expect(render(requestFor('remote-search'), composed)).resolves.toEqual({
      output,
      answer: output,
    });
    expect(rendered).toHaveBeenCalledWith(
      composed,
      'remote-search',
      expect.objectContaining({ messages: { title: 'Titre' }, requestId: 'r1' }),
      { budget: 300, onAnswer: expect.any(Function) },
    );
    expect(onPartDrawn).toHaveBeenCalledWith({ remote: 'remote-search', release: '1.4.0', took: 0 });
  });

  it('is absent from a page of the shell', async () => {
    const { render, rendered } = setUp();
    await expect(render(requestFor('shell'), composed)).resolves.toEqual(nothing);
    expect(rendered).not.toHaveBeenCalled();
  });

  it.each([
    ['late', new LateRender('too slow', never)],
    ['lost', new Error('it threw')],
  ])('is left out when it is %s', async (code, error) => {
    const { render, onPartLost } = setUp(() => Promise.reject(error));
    await expect(render(requestFor('remote-search'), composed)).resolves.toMatchObject(nothing);
    expect(onPartLost.mock.calls[0]?.[2]).toEqual({ code, reason: error.message });
  });

  it('is still awaited when it is late', async () => {
    const work = Promise.resolve(output);
    const { render } = setUp(() => Promise.reject(new LateRender('too slow', work)));
    await expect((await render(requestFor('remote-search'), composed)).late).resolves.toBe(output);
  });

  it('keeps head and status that it reported before it was late, also for the next request of the URL', async () => {
    let isFirst = true;
    const { render } = setUp((_, __, ___, { onAnswer }) => {
      if (isFirst) onAnswer(answer);
      isFirst = false;
      return Promise.reject(new LateRender('too slow', never));
    });
    const request = requestFor('remote-search');
    for (const search of ['', '', '?page=2'])
      await expect(render({ ...request, search }, composed)).resolves.toMatchObject({
        output: null,
        answer: search === '' ? answer : null,
      });
  });

  it('is lost without a release of the remote', async () => {
    const { render, onPartLost } = setUp();
    await expect(render(requestFor('remote-boxes'), composed)).resolves.toEqual(nothing);
    expect(onPartLost.mock.calls[0]?.[1]).toMatchObject({ remote: 'remote-boxes', release: 'none' });
  });
});
