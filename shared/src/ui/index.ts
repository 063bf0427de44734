export * from './material.ts';
export { Icon } from './Icon.tsx';
export { theme } from './theme.ts';
export { ThemeFrame } from './ThemeFrame.tsx';
export { GoLiveDialog } from './GoLiveDialog.tsx';
export { createFallback } from './createFallback.tsx';
export { useDates } from './useDates.ts';
export { StatePanel } from './StatePanel.tsx';
