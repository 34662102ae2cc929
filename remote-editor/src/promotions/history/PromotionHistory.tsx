import type { PromotionBody, WrittenVersion } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import { Button, Tag, text as type } from '@detour/shared-ui';
import { fit, type Schema } from '../../form/schema';
import { useText } from '../../text';
import { authorName } from '../../words/author-name';
import { useMoment } from '../../words/useMoment';
import { useTermsTexts } from '../terms/terms-text';
import type { PromotionProps } from '../usePromotion';
import { historyStyles as styles } from '../../editing/history.styles';

/** Every version of the terms with its author, newest first. Former terms can be taken into the form. */
export const PromotionHistory = ({ item, editing, outcome }: PromotionProps) => {
  const text = useText();
  const { versions } = item;
  const take = (body: PromotionBody): void => {
    editing.change(fit(item.schema as Schema, body) as Json);
    outcome.tell(text('promo.taken'));
  };
  return (
    <section css={styles.section} data-testid="promotion-history">
      <h2 css={type.h3}>{text('history.title')}</h2>
      {versions.length === 0 && <p css={type.muted}>{text('promo.noHistory')}</p>}
      <ol css={styles.list}>
        {versions.map((version, index) => (
          <Version
            key={`${version.at} ${versions.length - index}`}
            version={version}
            number={versions.length - index}
            before={versions[index + 1]?.body}
            isPresent={index === 0 && !version.isEnd}
            onTake={item.mayChange && index > 0 ? () => take(version.body) : null}
          />
        ))}
      </ol>
    </section>
  );
};

interface VersionProps {
  readonly version: WrittenVersion;
  readonly number: number;
  /** Terms that these have replaced. */
  readonly before: PromotionBody | undefined;
  readonly isPresent: boolean;
  readonly onTake: (() => void) | null;
}

const Version = ({ version, number, before, isPresent, onTake }: VersionProps) => {
  const text = useText();
  const moment = useMoment();
  const words = useTermsTexts();
  const phrases = words(version.body);
  const former = before ? words(before) : [];
  const added = phrases.filter((phrase) => !former.includes(phrase));
  const gone = former.filter((phrase) => !phrases.includes(phrase));
  return (
    <li css={styles.row}>
      <div css={styles.words}>
        <p>
          <strong>{text('history.version', { version: String(number) })}</strong>{' '}
          {isPresent && <Tag tone="positive">{text('promo.present')}</Tag>}
        </p>
        <p css={[type.small, type.muted]}>
          {text('history.by', { name: authorName(version.by, text), moment: moment(version.at) })}
        </p>
        {added.length > 0 && (
          <p>{before ? text('promo.changedTo', { list: added.join(' · ') }) : added.join(' · ')}</p>
        )}
        {gone.length > 0 && <p css={type.muted}>{text('promo.changedFrom', { list: gone.join(' · ') })}</p>}
        {version.isEnd && version.endedBy !== null && (
          <p css={type.small}>
            {version.endedAt === null
              ? text('promo.endedBy', { name: version.endedBy })
              : text('promo.endedByAt', {
                  name: authorName(version.endedBy, text),
                  moment: moment(version.endedAt),
                })}
          </p>
        )}
      </div>
      {onTake && (
        <Button
          kind="quiet"
          size="small"
          width="label"
          aria-label={text('promo.takeVersion', { version: String(number) })}
          onClick={onTake}
        >
          {text('promo.take')}
        </Button>
      )}
    </li>
  );
};
