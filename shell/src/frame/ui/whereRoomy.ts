/** Shows a label only where the bar has room for it: up to 1080 px the tabs have a row of their own (spec §9). */
export const labelWhereRoomy = {
  display: 'none',
  '@media (min-width: 1200px), (min-width: 700px) and (max-width: 1080px)': { display: 'inline-flex' },
} as const;

/** Shows what only adorns, such as the icon beside a label, where there is room to spare. */
export const adornmentWhereRoomy = {
  display: 'none',
  '@media (min-width: 1500px), (min-width: 900px) and (max-width: 1080px)': { display: 'inline-flex' },
} as const;
