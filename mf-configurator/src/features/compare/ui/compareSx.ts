const added = 'var(--mui-palette-success-main)';
const removed = 'var(--mui-palette-error-main)';
const changed = 'var(--mui-palette-info-main)';
const ground = (colour: string): string => `color-mix(in srgb, ${colour} 14%, var(--mui-palette-background-paper))`;

/** The look of cards, edges and legend by what became of them; each kind has a line of its own, because colour alone is not seen by all. */
export const compareSx = {
  '& svg': { position: 'absolute', inset: 0, overflow: 'visible', pointerEvents: 'none' },
  '& .edge': { fill: 'none', stroke: 'var(--mui-palette-text-disabled)', strokeWidth: 1.5 },
  '& .edge.added': { stroke: added, strokeWidth: 3.5 },
  '& .edge.changed': { stroke: changed, strokeWidth: 3, strokeDasharray: '14 4' },
  '& .edge.removed': { stroke: removed, strokeWidth: 3, strokeDasharray: '4 6' },
  '& text': {
    fontSize: 13,
    fill: 'var(--mui-palette-text-primary)',
    stroke: 'var(--mui-palette-background-default)',
    strokeWidth: 5,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  '& text.removed': { textDecoration: 'line-through' },
  '& .sign circle': { fill: 'var(--mui-palette-background-paper)', strokeWidth: 2, stroke: changed },
  '& .sign.added circle': { stroke: added },
  '& .sign.removed circle': { stroke: removed },
  '& .sign text': { stroke: 'none', fontWeight: 700, fontSize: 15 },
  '& .card': {
    position: 'absolute',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    overflow: 'hidden',
    p: 1.25,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '12px',
    bgcolor: 'background.paper',
    fontSize: 14,
    lineHeight: '20px',
  },
  '& .card.terminal': { alignItems: 'center', justifyContent: 'center', textAlign: 'center' },
  '& .added': { border: `3px solid ${added}`, bgcolor: ground(added) },
  '& .changed': { border: `3px double ${changed}`, borderWidth: 5, bgcolor: ground(changed) },
  '& .moved': { border: `3px dotted ${changed}`, bgcolor: ground(changed) },
  '& .removed': { border: `3px dashed ${removed}`, bgcolor: ground(removed) },
  '& .card.removed .title': { textDecoration: 'line-through' },
  '& .card.at': { outline: '4px solid var(--mui-palette-primary-main)', outlineOffset: '4px' },
  '& .type': { color: 'text.secondary', fontSize: 12, lineHeight: '16px', flexShrink: 0 },
  '& .title': {
    fontWeight: 600,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .mark': { mt: 'auto', fontWeight: 700, fontSize: 13, flexShrink: 0, whiteSpace: 'nowrap' },
  '& .legend': { listStyle: 'none', px: 1, py: 0.25, borderRadius: '8px', fontSize: 13, fontWeight: 600 },
} as const;
