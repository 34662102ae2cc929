import type { CareActionKind, CareActionPreview, CareActions } from '@detour/shared-contracts/api';
import type { Draft } from '../draft';

export interface ActionFieldsProps {
  readonly kind: CareActionKind;
  readonly draft: Draft;
  readonly actions: CareActions;
  readonly preview: CareActionPreview | undefined;
  readonly onType: (part: Partial<Draft>) => void;
  /** The gateway's errors by field name. */
  readonly wrong: ReadonlySet<string>;
}
