/** How listed answers look. */
export const listStyles = {
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  listStyle: 'none',
  '& > li': {
    px: 2,
    py: 1.25,
    borderRadius: 1,
    bgcolor: 'action.hover',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
} as const;
