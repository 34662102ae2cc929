import type { GuestBounds } from '@detour/shared-contracts/criteria';
import { Stepper } from '../stepper/Stepper';
import {
  kindsOf,
  rangeOf,
  startingGuests,
  widestBounds,
  type GuestCounts,
  type GuestKind,
} from './guest-bounds';

export interface GuestRowWords {
  /** "Adultes" */
  label: string;
  /** "12 ans et plus" */
  hint: string;
  /** "Un adulte de moins", "Un adulte de plus". */
  less: string;
  more: string;
}

export type GuestWords = Readonly<Record<GuestKind, GuestRowWords>>;

export interface GuestSteppersProps {
  guests?: GuestCounts | undefined;
  bounds?: GuestBounds | undefined;
  words: GuestWords;
  onChange: (guests: GuestCounts) => void;
}

/**
 * One stepper per guest type. Steps outside the bounds are ignored. Without bounds: 1 to 20 adults with children and babies;
 * with those of activities: 1 or 2 participants.
 * @spec UI-023 UI-024 UI-025 UI-026 UI-027 UI-031
 */
export const GuestSteppers = ({
  guests = startingGuests,
  bounds = widestBounds,
  words,
  onChange,
}: GuestSteppersProps) => (
  <>
    {kindsOf(bounds).map((kind) => (
      <Stepper
        key={kind}
        label={words[kind].label}
        hint={words[kind].hint}
        value={guests[kind]}
        {...rangeOf(bounds, kind)}
        onChange={(value) => onChange({ ...guests, [kind]: value })}
        decreaseLabel={words[kind].less}
        increaseLabel={words[kind].more}
        testId={`guests-${kind}`}
      />
    ))}
  </>
);
