export { OwnWays } from './OwnWays.tsx';
export { WordHelp } from './WordHelp.tsx';
export { ownItems } from './ownItems.tsx';
// For the menu, so that it is in this file alone.
export { localVoice } from '@dialogwerk/shared/browser';
export { default as styles } from './ways.css?inline';
