import type { MetError } from './ErrorList.tsx';

/** What the check says of what would be published. */
export type DraftCheck =
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed'; readonly reason: string; readonly onRetry: (() => void) | null }
  | {
      readonly kind: 'checked';
      /** In a few words. */
      readonly said: string;
      readonly errors: readonly MetError[];
    };
