/** All that draws sections, as one part that is fetched where a dialog has some. */
export { $folded, $naming, setFolded } from '../../state/folded.ts';
export { doSectionAct } from './doSectionAct.ts';
export { SectionFrame, SectionNode } from './SectionNode.tsx';
export { sectionsViewOf } from './sectionsViewOf.ts';
