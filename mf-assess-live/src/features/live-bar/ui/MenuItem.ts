import type { ReactNode } from 'react';

/** What the menu offers. */
export type MenuItem =
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Opens something, so the menu closes. */
  | {
      readonly kind: 'action';
      readonly text: string;
      /** It takes something away for good. */
      readonly grave?: boolean;
      readonly onClick: () => void;
    }
  | { readonly kind: 'switch'; readonly text: string; readonly on: boolean; readonly onClick: () => void }
  /** Draws itself; `text` is its name among the others. */
  | { readonly kind: 'drawn'; readonly text: string; readonly draw: () => ReactNode };
