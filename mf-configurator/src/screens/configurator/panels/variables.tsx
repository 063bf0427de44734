import { mdiCodeBraces } from '@mdi/js';
import { texts } from '../../../features/variables/texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** The variables of the dialog, where each is set and used. */
export const variables: Panel = {
  id: 'variables',
  label: texts.title,
  icon: mdiCodeBraces,
  place: 'menu',
  Content: laterContent(texts.title, async () => (await import('./contents/VariablesContent.tsx')).VariablesContent),
};
