import { css } from '@emotion/react';
import { useId } from 'react';
import type { BoxDetail } from '@detour/shared-contracts/api';
import { CheckIcon, text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { titleLine } from '@detour/shared-contracts/format';
import { useBoxMigration } from '../listing/useBoxMigration';
import { useText } from '../text';
import { toBoxDetailView } from './box-detail.view-model';
import { columns } from './box-columns';
import { BoxGallery } from './BoxGallery';
import { BoxOrder } from './ordering/BoxOrder';
import { useBoxViewed } from './useBoxViewed';

/** Pictures on the left; name, contents and choices on the right. @spec BOX-004 BOX-005 BOX-028 */
export const BoxSheet = ({ box }: { readonly box: BoxDetail }) => {
  const text = useText();
  const view = toBoxDetailView(box, { format: useFormat(), text });
  const contentsId = useId();
  useBoxMigration();
  useBoxViewed(box);
  return (
    <article css={columns} data-code={box.code}>
      <BoxGallery title={view.title} face={view.face} pictures={view.pictures} />
      <div css={words}>
        <header css={head}>
          <h1 css={type.h1}>{titleLine(view.title)}</h1>
          <p css={[type.lead, type.muted]}>{view.lead}</p>
        </header>
        <section css={contents} aria-labelledby={contentsId}>
          <h2 id={contentsId} css={type.h3}>
            {text('box.contains')}
          </h2>
          <ul role="list" css={list}>
            {view.content.map((line) => (
              <li key={line} css={item}>
                <CheckIcon />
                {line}
              </li>
            ))}
          </ul>
        </section>
        <BoxOrder box={box} view={view} />
      </div>
    </article>
  );
};

const words = css({ display: 'grid', gap: 'var(--space-6)' });
const head = css({ display: 'grid', gap: 'var(--space-3)' });
const contents = css({ display: 'grid', gap: 'var(--space-3)' });
const list = css({ display: 'grid', gap: 'var(--space-2)' });
const item = css({
  display: 'flex',
  gap: '0.6rem',
  '& > svg': { flex: 'none', marginTop: '0.15rem', color: 'var(--color-positive)' },
});
