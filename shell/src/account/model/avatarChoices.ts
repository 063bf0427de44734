import { avatarPalette } from '@dialogwerk/shared/contract';
import type { GeneratedAvatar } from '@dialogwerk/shared/contract';

type Shape = NonNullable<GeneratedAvatar['shape1']>[number];

/** The colours of backgrounds, and none. */
export const backgroundColors = [...avatarPalette.background, 'transparent'] as const;

/** The shapes of a layer (spec §3). */
export const shapes: readonly Shape[] = [
  'rectangleFilled',
  'rectangle',
  'ellipseFilled',
  'ellipse',
  'polygonFilled',
  'polygon',
  'line',
];

/** The bounds of what is set by number (spec §3). */
export const ranges = {
  rotate: { least: 0, most: 360, usual: 0 },
  scale: { least: 0, most: 200, usual: 100 },
  radius: { least: 0, most: 50, usual: 0 },
  translateX: { least: -100, most: 100, usual: 0 },
  translateY: { least: -100, most: 100, usual: 0 },
} as const;
export type RangeName = keyof typeof ranges;
export const rangeNames: readonly RangeName[] = ['rotate', 'scale', 'radius', 'translateX', 'translateY'];
