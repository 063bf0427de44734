import { createLater } from '@dialogwerk/shared/ui';
import type { RangeEditorProps } from './RangeEditor.tsx';

/** Parting numbers is asked for on few cards. */
const later = createLater(() => import('./RangeEditor.tsx'));

/** The ranges of a block, on its card, as soon as what edits them is here. */
export function LaterRanges(props: RangeEditorProps) {
  const part = later.use();
  return part && <part.RangeEditor {...props} />;
}
