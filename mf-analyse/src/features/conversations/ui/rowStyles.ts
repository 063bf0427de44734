/**
 * How the rows of the list look. One style for all of them on what holds the list, because a styled part for each took half of
 * the time of a frame while scrolling.
 */
export const rowStyles = {
  '& ol': { m: 0, p: 0, listStyle: 'none' },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr 1fr', md: '150px 130px 90px 120px 1fr' },
    columnGap: 2,
    rowGap: 0.25,
    width: 1,
    minHeight: 48,
    m: 0,
    px: 2,
    py: 1,
    alignItems: 'center',
    justifyItems: 'start',
    textAlign: 'start',
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
    color: 'inherit',
    bgcolor: 'transparent',
    border: 0,
    borderBottom: 1,
    borderColor: 'divider',
    cursor: 'pointer',
  },
  '& .row:hover': { bgcolor: 'action.hover' },
  '& .row[aria-disabled=true]': { cursor: 'default' },
  '& .row:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  '& .row strong': { fontWeight: 600 },
  '& .second': { color: { xs: 'text.secondary', md: 'text.primary' } },
  '& .leaving': { gridColumn: '1 / -1', color: 'text.secondary' },
  '& .marks': { gridColumn: { xs: '1 / -1', md: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 },
} as const;
