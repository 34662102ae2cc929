import { css } from '@emotion/react';
import { text as type } from '@detour/shared-ui';

/** Paragraphs about the page from the response, separated by empty lines. @spec SEO-006 */
export const SeoText = ({ words }: { readonly words: string }) => {
  const paragraphs = words.split('\n\n').filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <div css={frame} data-testid="seo-text">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} css={[type.body, type.muted]}>
          {paragraph}
        </p>
      ))}
    </div>
  );
};

const frame = css({ display: 'grid', gap: '0.9rem', maxWidth: '46rem', marginBlockStart: '3rem' });
