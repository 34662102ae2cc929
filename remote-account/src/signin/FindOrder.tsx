import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { SidePanel } from '../form/SidePanel';
import { useText } from '../text';

/** A booking is found without an account, too. */
export const FindOrder = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <SidePanel title={text('findOrder.title')}>
      <p>{text('findOrder.text')}</p>
      <Anchor href={printPath('booking-lookup', locale)} css={textLink}>
        {text('findOrder.lookup')}
      </Anchor>
    </SidePanel>
  );
};
