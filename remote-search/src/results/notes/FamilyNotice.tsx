import { css } from '@emotion/react';
import { applyPatch } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { Anchor, UsersIcon } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { Criteria, Names } from '../../contract';
import { searchAddress } from '../../searchbox/address/search-address';
import { familyTheme } from '../../searchbox/themes';
import { useText } from '../../text';

export interface FamilyNoticeProps {
  readonly criteria: Criteria;
  readonly flow: Flow;
}

/**
 * Promotes the family theme to visitors with children. The whole notice is a link. Hidden from customer care. @spec
 * SRCH-022 SRCH-023 SRCH-024 CARE-003
 */
export const FamilyNotice = ({ criteria, flow }: FamilyNoticeProps) => {
  const text = useText();
  const { locale, mode } = useSite();
  const hasFamily = criteria.children + criteria.babies > 0;
  if (!hasFamily || criteria.theme === familyTheme || mode === 'care') return null;
  return (
    <Anchor
      href={searchAddress(locale, flow, applyPatch<Names>(criteria, { theme: familyTheme }))}
      css={notice}
    >
      <UsersIcon />
      <span>{text('search.familyNotice')}</span>
    </Anchor>
  );
};

const notice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.9rem',
  minHeight: 'var(--size-target)',
  marginBlockEnd: '1.5rem',
  padding: '0.85rem 1.25rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-brand-tint)',
  color: 'var(--color-ink)',
  fontWeight: 520,
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
});
