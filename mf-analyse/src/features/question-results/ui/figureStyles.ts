/**
 * How all figures look. One style for all of them on what holds all cards, because a styled part for each of hundreds of bars,
 * or these styles once for each card, cost most of the time that a card takes.
 */
export const figureStyles = {
  '& ul, & ol': { m: 0, p: 0, listStyle: 'none' },
  '& .label': { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
  '& .figure': { flexShrink: 0, ml: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& .quiet': { color: 'text.secondary' },
  // Where there is little room, figures stand below a long label.
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    mb: 0.5,
    justifyContent: 'space-between',
    typography: 'body2',
  },
  '& .bars > li + li': { mt: 1.5 },
  '& .track': { position: 'relative', height: 10, borderRadius: '5px', bgcolor: 'action.hover' },
  '& .bar': { height: 1, borderRadius: '5px', bgcolor: 'primary.main' },
  // Twice, so that it is seen on the bar and beside it.
  '& .interval': {
    position: 'absolute',
    top: 1,
    bottom: 1,
    borderLeft: '2px solid',
    borderRight: '2px solid',
    borderColor: 'text.primary',
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      top: 'calc(50% - 1px)',
      height: '2px',
      bgcolor: 'text.primary',
    },
  },
  '& .columns': { display: 'flex', alignItems: 'flex-end', gap: '3px', overflowX: 'auto' },
  '& .columns > li': {
    flex: '1 1 0',
    minWidth: 22,
    // So that one value alone is a column, too, and no area.
    maxWidth: 96,
    textAlign: 'center',
    fontSize: '0.75rem',
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .column': { minHeight: 3, my: 0.5, borderRadius: '4px 4px 0 0', bgcolor: 'primary.main' },
  '& .column.empty': { bgcolor: 'action.hover' },
  '& .top': { minHeight: '1.3em', fontWeight: 600 },
  '& .stack': {
    display: 'flex',
    gap: '2px',
    height: 14,
    borderRadius: '5px',
    overflow: 'hidden',
    bgcolor: 'action.hover',
  },
  '& .legend': { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'body2' },
  '& .legend > li': { display: 'flex', gap: 0.75, alignItems: 'center' },
  '& .swatch': { flexShrink: 0, width: 12, height: 12, borderRadius: '3px' },
  '& .caption': { m: 0, mb: 1, typography: 'body2', fontWeight: 600 },
  // What is done with the figures of a card.
  '& .keep': { position: 'absolute', top: 12, right: 12 },
  '& .view': { ml: -0.5 },
  '& .keep, & .view': { '@media print': { display: 'none' } },
  '& .note': { m: 0, mt: 1.5, typography: 'body2', color: 'text.secondary' },
} as const;
