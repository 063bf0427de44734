import type { TypeGroup } from '@dialogwerk/shared/dialog';

interface GroupShape {
  /** A path in a square of 24, around the icon. */
  readonly path: string;
  /** How large the icon is in it. */
  readonly icon: number;
}

/** What tells the groups of block types apart where colours are not seen; a group that is left out does not compile. */
export const groupShapes: Readonly<Record<TypeGroup, GroupShape>> = {
  /** A bubble. */
  text: { path: 'M5 1h14a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-9l-5 4.2V19a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z', icon: 0.62 },
  /** A circle. */
  choice: { path: 'M12 .7a11.3 11.3 0 1 1 0 22.6 11.3 11.3 0 0 1 0-22.6z', icon: 0.66 },
  /** A hexagon. */
  scale: {
    path: 'M7 1.6h10a2 2 0 0 1 1.7 1l4.4 8.4a2 2 0 0 1 0 2l-4.4 8.4a2 2 0 0 1-1.7 1H7a2 2 0 0 1-1.7-1L.9 13a2 2 0 0 1 0-2l4.4-8.4a2 2 0 0 1 1.7-1z',
    icon: 0.62,
  },
  /** A field. */
  input: { path: 'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z', icon: 0.7 },
  /** A sheet with a bent corner. */
  file: { path: 'M5 .7h9.5L22 8.2v13.1a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V2.7a2 2 0 0 1 2-2zM14.5 .7v7.5H22', icon: 0.56 },
  /** A fork: a diamond. */
  flow: {
    path: 'M10.6 .6a2 2 0 0 1 2.8 0l10 10a2 2 0 0 1 0 2.8l-10 10a2 2 0 0 1-2.8 0l-10-10a2 2 0 0 1 0-2.8z',
    icon: 0.54,
  },
};
