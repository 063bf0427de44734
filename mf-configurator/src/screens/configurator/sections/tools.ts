/** All about sections, as one part that is fetched where a dialog has some, or the first one is made. */
export * as canvas from '../../../features/canvas/ui/sections/drawing.ts';
export { makeSection, nameSection } from './makeSection.ts';
export { joined } from './joined.ts';
export { sectionCommands, sectionEntries, sectionName, selectionEntries } from './sectionEntries.ts';
export { SectionPicker } from './SectionPicker.tsx';
export { unfoldFor } from './unfoldFor.ts';
