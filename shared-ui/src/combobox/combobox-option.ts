import { type ReactNode } from 'react';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Muted, after or under the label: "Calvados, Normandie". */
  detail?: string | undefined;
  /** Goes to `data-category`. */
  category?: string | undefined;
  /** 20 px, left. */
  icon?: ReactNode;
}

export interface ComboboxGroup {
  /** "Villes", "Recherches récentes"; the owner puts the recent ones first. */
  title: string;
  options: readonly ComboboxOption[];
}
