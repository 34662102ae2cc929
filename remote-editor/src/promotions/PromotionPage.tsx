import { printPath } from '@detour/shared-contracts/sites';
import { Note } from '@detour/shared-ui';
import { useRoute, useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { EditorFrame } from '../EditorFrame';
import { NotLoaded } from '../session/Loaded';
import { SignedOut } from '../session/SignedOut';
import { useText } from '../text';
import { PromotionEditor } from './PromotionEditor';
import { usePromotion } from './usePromotion';

/** The form of one promotion, with its history. */
export const PromotionPage = () => {
  const text = useText();
  const { locale } = useSite();
  const { code = '' } = useRoute().params;
  return (
    <EditorFrame
      testId="page-promotion"
      title={text('promo.name', { code })}
      back={{ label: text('promo.back'), href: printPath<Names>('promotions', locale) }}
    >
      {/* Another promotion is another form. */}
      <Promotion key={code} code={code} />
    </EditorFrame>
  );
};

const Promotion = ({ code }: { readonly code: string }) => {
  const text = useText();
  const editing = usePromotion(code);
  const { item, error, isLoading, reload } = editing;
  if (item)
    return (
      <>
        {error?.status === 401 && <SignedOut />}
        <PromotionEditor item={item} editing={editing} />
      </>
    );
  if (error?.status === 400) return <Note tone="warning">{text('promo.newCodeWrong')}</Note>;
  return <NotLoaded error={error} isFetching={isLoading} onRetry={reload} failed={text('promo.failed')} />;
};
