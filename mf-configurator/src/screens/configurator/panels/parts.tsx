import { mdiPuzzleOutline } from '@mdi/js';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';
import { texts } from '../../../texts.ts';

/** The parts that the dialog is put together from, and the library of them. */
export const parts: Panel = {
  id: 'parts',
  label: texts.parts,
  icon: mdiPuzzleOutline,
  place: 'menu',
  Content: laterContent(texts.parts, async () => (await import('./contents/PartsContent.tsx')).PartsContent),
};
