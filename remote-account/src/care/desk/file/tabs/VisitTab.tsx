import type { CareFile } from '@detour/shared-contracts/api';
import { text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../../security/security.view-model';
import { useText } from '../../../../text';
import { FileFacts } from '../FileFacts';
import { fileStyles } from '../file.styles';

/** The page that sent the order: its releases, and what its browser reported. */
export const VisitTab = ({ file: { visit } }: { readonly file: CareFile }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <div css={fileStyles.stack}>
      <FileFacts
        facts={[
          {
            label: text('file.composition'),
            value: visit.compositionId ?? text('file.compositionNone'),
          },
        ]}
      />
      <section aria-labelledby="care-errors">
        <h3 id="care-errors" css={[type.h3, fileStyles.heading]}>
          {text('file.errors')}
        </h3>
        {visit.errors.length === 0 && <p css={type.muted}>{text('file.noErrors')}</p>}
        <ul role="list" css={fileStyles.list}>
          {visit.errors.map(({ at, code, kind, message, location, remote, release }, index) => (
            <li key={index} css={fileStyles.row}>
              <div css={fileStyles.dated}>
                <strong css={type.label}>{code ?? kind}</strong>
                <span css={[type.small, type.muted]}>{momentOf(at, text, { format, locale })}</span>
              </div>
              <span css={type.small}>{message}</span>
              <span css={[type.small, type.muted]}>
                {[location, remote && [remote, release].filter(Boolean).join('@')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
