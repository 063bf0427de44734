import type { CurrentRoute } from '../routes/useCurrentRoute.ts';
import { usePageHead } from './usePageHead.ts';

/** The page's head as a part of the frame: it draws nothing. */
export function PageHead({ current }: { readonly current: CurrentRoute }) {
  usePageHead(current);
  return null;
}
