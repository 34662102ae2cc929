import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Homepage } from '@detour/shared-contracts/api';
import { media, Slideshow } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { homepageQuery } from '../home/homepage.query';
import { useText } from '../text';
import type { Names } from '../contract';

const most = 5;

/** The picture of the home page, then those of its categories. */
const picturesOf = ({ jumbotron, blocks }: Homepage) =>
  [
    jumbotron.image,
    ...blocks.flatMap((block) => (block.kind === 'categories' ? block.items.map(({ image }) => image) : [])),
  ].slice(0, most);

/** Pictures of the home page. Without content the page has none. @spec UI-009 */
export const SplashPictures = () => {
  const text = useText();
  const { locale } = useSite();
  const { data } = useQuery(homepageQuery(useApi<Names>(), { locale, flow: 'booking' }));
  if (!data) return null;
  return (
    <Slideshow
      css={frame}
      images={picturesOf(data)}
      label={text('splash.pictures')}
      pauseLabel={text('splash.pause')}
      playLabel={text('splash.play')}
      sizes="(max-width: 767px) calc(100vw - 40px), 46rem"
    />
  );
};

const frame = css({
  width: '100%',
  maxWidth: '46rem',
  aspectRatio: '16 / 7',
  borderRadius: 'var(--radius-l)',
  '& > div, & picture, & img': { minHeight: 0, height: '100%' },
  '& img': { width: '100%', objectFit: 'cover' },
  [media.mobile]: { aspectRatio: '3 / 2' },
});
