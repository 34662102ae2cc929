import { ChoiceCard, ChoiceGroup } from '@detour/shared-ui';
import { useText } from '../../text';
import { methodName, type ShownMethod } from './method-names';

export interface MethodChoiceProps {
  readonly methods: readonly ShownMethod[];
  readonly chosen: ShownMethod;
  readonly disabled: boolean;
  readonly onChoose: (method: ShownMethod) => void;
}

/** The payment methods of the site, as one group of radio buttons. @spec FOOT-005 */
export const MethodChoice = ({ methods, chosen, disabled, onChoose }: MethodChoiceProps) => {
  const t = useText();
  return (
    <ChoiceGroup legend={t('payment.means')} legendHidden>
      {methods.map((method) => (
        <ChoiceCard
          key={method}
          name="payment-method"
          data-testid="payment-method"
          value={method}
          title={methodName(method, t)}
          line={t(`payment.line.${method}`)}
          checked={method === chosen}
          disabled={disabled}
          onChange={() => onChoose(method)}
        />
      ))}
    </ChoiceGroup>
  );
};
