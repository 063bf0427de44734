/**
 * Shows what the bar can do without only where there is room: from 1500 px on, and from 900 px on while the tabs have a row
 * of their own (up to 1080 px, spec §9).
 */
export const roomyOnly = {
  display: 'none',
  '@media (min-width: 1500px), (min-width: 900px) and (max-width: 1080px)': { display: 'inline-flex' },
} as const;
