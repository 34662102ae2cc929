import { createChunk } from '@detour/shared-ui';
import { DialogLink } from '../dialog-link/DialogLink';
import { useText } from '../text';
import type { ComparisonProps } from './Comparison';

const comparison = /* @__PURE__ */ createChunk(() => import('./Comparison'));

/** "Comparer les offres de cet hôtel", and the dialog that it opens. @spec PROD-030 */
export const CompareDialog = (props: ComparisonProps) => {
  const t = useText();
  return (
    <DialogLink
      label={t('compare.open')}
      title={t('modal.compare')}
      kind="wide"
      chunk={comparison}
      failed={t('compare.none')}
    >
      {({ Comparison }) => <Comparison {...props} />}
    </DialogLink>
  );
};
