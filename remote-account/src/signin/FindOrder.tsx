import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { SidePanel } from '../form/SidePanel';
import { useText } from '../text';
import type { Names } from '../contract';

/** Link to the booking lookup, which needs no account. */
export const FindOrder = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <SidePanel title={text('findOrder.title')}>
      <p>{text('findOrder.text')}</p>
      <Anchor href={printPath<Names>('booking-lookup', locale)} css={textLink}>
        {text('findOrder.lookup')}
      </Anchor>
    </SidePanel>
  );
};
