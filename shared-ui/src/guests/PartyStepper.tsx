import { Stepper, type StepperProps } from '../stepper/Stepper';

export interface PartyStepperProps extends Omit<StepperProps, 'value' | 'min' | 'max'> {
  value?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** How many people: 1 to 20, two where nothing else is said. @spec UI-024 */
export const PartyStepper = ({ value = 2, min = 1, max = 20, ...rest }: PartyStepperProps) => (
  <Stepper {...rest} {...{ value, min, max }} />
);

/** For what is done alone or in pairs: 1 or 2, two where nothing else is said. @spec UI-023 */
export const ParticipantPicker = (props: Omit<PartyStepperProps, 'min' | 'max'>) => (
  <PartyStepper {...props} max={2} />
);
