import { mdiAccountGroupOutline } from '@mdi/js';
import { texts } from '../../../features/simulation/texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** The test run with invented respondents; it comes when it is opened, because it brings the whole engine. */
export const simulation: Panel = {
  id: 'simulation',
  label: texts.title,
  icon: mdiAccountGroupOutline,
  place: 'bar-if-wide',
  Content: laterContent(texts.title, async () => (await import('./contents/SimulationContent.tsx')).SimulationContent),
};
