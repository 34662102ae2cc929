import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import axe from 'axe-core';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const source = resolve(__dirname, '..');

const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) =>
    // oxlint-disable-next-line typescript/no-require-imports -- the list of stories is the folder's content
    Object.entries(require(resolve(source, file)) as Record<string, ComponentType>).map(
      ([name, Story]): [string, ComponentType] => [`${file.replace(/\.stories\.tsx$/, '')}/${name}`, Story],
    ),
  );

describe.each(stories)('%s', (_, Story) => {
  it('renders on the server without a style attribute, which the CSP would block', () => {
    const html = renderToString(<Story />);
    expect(html.length).toBeGreaterThan(20);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('renders the same in the browser as on the server, without accessibility violations', async () => {
    const container = document.body.appendChild(document.createElement('main'));
    container.innerHTML = renderToString(<Story />);
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(container, <Story />, { onRecoverableError }));
    const { violations } = await axe.run(container, {
      // jsdom has no layout, so colours are checked in a browser. A story is a part of a page, so it has no h1 and no
      // heading order.
      rules: {
        'color-contrast': { enabled: false },
        'heading-order': { enabled: false },
        region: { enabled: false },
        'landmark-unique': { enabled: false },
      },
    });
    await act(async () => root.unmount());
    container.remove();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    );
  });
});
