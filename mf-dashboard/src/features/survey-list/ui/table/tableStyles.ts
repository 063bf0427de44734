/** As high as a row is, in pixels: the least that a target may have. */
export const ROW_HEIGHT = 26;

/** From here on two dialogs stand side by side. */
export const WIDE = '(min-width: 1400px)';
/** Two stand side by side, and there is no room for the words of a version. */
export const BETWEEN = '@media (1400px <= width < 1700px)';

/** Choice, name, status, version, answers, last change, folder and tags, menu. */
const columns = '28px minmax(0, 3fr) 62px minmax(0, 1.6fr) 66px 92px minmax(0, 1fr) 28px';
const fewerColumns = '28px minmax(0, 3fr) 62px 48px 66px 92px minmax(0, 1fr) 28px';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Rows that take little room; on a phone each has a second line. */
export const tableStyles = {
  fontSize: '0.8125rem',
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: { xs: '28px minmax(0, 1fr) auto 28px', md: columns },
    [BETWEEN]: { gridTemplateColumns: fewerColumns },
    columnGap: 1,
    alignItems: 'center',
    minHeight: ROW_HEIGHT,
    px: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& [role=row]:hover': { bgcolor: 'action.hover' },
  '& [role=row][aria-selected=true]': { bgcolor: 'action.selected' },
  '& [role=row]:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  '& [role=gridcell]': { ...cut, minWidth: 0 },
  // As high as a target has to be.
  '& [role=gridcell] a': {
    ...cut,
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: '24px',
    verticalAlign: 'top',
  },
  '& [data-further]': { display: { xs: 'none', md: 'block' } },
  '& [data-small]': {
    gridColumn: { xs: '2 / 4', md: 'auto' },
    gridRow: { xs: 2, md: 'auto' },
    color: 'text.secondary',
  },
  '& [data-menu]': { gridColumn: { xs: 4, md: 'auto' }, gridRow: { xs: 1, md: 'auto' } },
} as const;
