/** The look of a chart's parts by their class, in the tones of the theme that is on. */
export const chartSx = {
  display: 'block',
  fontSize: 12,
  '& text': { fill: 'var(--mui-palette-text-secondary)', fontFamily: 'inherit' },
  '& .rule': { stroke: 'var(--mui-palette-divider)' },
  '& .whole': { fill: 'var(--mui-palette-background-paper)', stroke: 'var(--mui-palette-primary-dark)' },
  '& .part': { fill: 'var(--mui-palette-primary-main)' },
  '& .chosen': { fill: 'var(--mui-palette-action-selected)' },
} as const;
