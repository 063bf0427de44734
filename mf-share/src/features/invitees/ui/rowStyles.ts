/** How the rows of the list look: one style on what holds the list, because one for each would take its time while scrolling. */
export const rowStyles = {
  '& ol': { m: 0, p: 0, listStyle: 'none' },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr auto', sm: '2fr 1.2fr auto' },
    columnGap: 2,
    px: 2,
    py: 1,
    minHeight: 56,
    alignItems: 'center',
    typography: 'body2',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .row > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .row strong': { fontWeight: 600 },
  '& .row .soft': { color: 'text.secondary', display: 'block' },
  '& .row .standing': { gridRow: { xs: 2, sm: 'auto' } },
} as const;
