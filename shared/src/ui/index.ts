export * from './material.ts';
export { Icon } from './Icon.tsx';
export { BACKDROP, theme } from './theme.ts';
export { ThemeFrame } from './ThemeFrame.tsx';
export { StatePanel } from './StatePanel.tsx';
