import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../src/foundation/GlobalStyle';
import { text } from '../../src/foundation/text';

type StoryFiles = Record<string, Record<string, unknown>>;

const storiesOf = (files: StoryFiles): [name: string, Story: ComponentType][] =>
  Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports).map(([name, Story]): [string, ComponentType] => [
      `${file}/${name}`,
      Story as ComponentType,
    ]),
  );

/** `/` lists the stories; `/?story=card/StayCard/Grid` shows one alone, as tests and eyes need it. */
export const showStories = (files: StoryFiles): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element "root".');
  const stories = storiesOf(files);
  const wanted = new URLSearchParams(location.search).get('story');
  const Story = stories.find(([name]) => name === wanted)?.[1];
  createRoot(root).render(
    <>
      <GlobalStyle />
      {Story ? (
        <main css={frame}>
          <Story />
        </main>
      ) : (
        <main css={frame}>
          <h1 css={text.h1}>shared-ui</h1>
          <ul>
            {stories.map(([name]) => (
              <li key={name}>
                <a href={`/?story=${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </main>
      )}
    </>,
  );
};

const frame = css({ padding: '1.5rem 2.5rem', '@media (max-width: 767.98px)': { padding: '1.25rem' } });
