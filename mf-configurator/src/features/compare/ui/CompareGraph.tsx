import { Box, IconButton, Icon, Stack, Tooltip } from '@dialogwerk/shared/ui';
import { mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import type { DifferenceKind, GraphDifference } from '../model/graphDifference.ts';
import { texts } from '../texts.ts';
import { ComparedCards } from './ComparedCards.tsx';
import { ComparedEdges } from './ComparedEdges.tsx';
import { compareSx } from './compareSx.ts';

interface CompareGraphProps {
  readonly difference: GraphDifference;
  /** The block that is looked at; null for none. */
  readonly at: string | null;
}

const ZOOMS = [0.25, 0.35, 0.5, 0.7, 1];
const LEGEND: readonly Exclude<DifferenceKind, 'same'>[] = ['added', 'changed', 'moved', 'removed'];

/** Both states in one drawing: what came, changed, moved and went has a sign, a word and a line of its own. */
export function CompareGraph({ difference, at }: CompareGraphProps) {
  const { bounds, cards, edges } = difference;
  const [zoom, setZoom] = useState(0.7);
  const area = useRef<HTMLDivElement>(null);
  const place = cards.find(({ id }) => id === at)?.place;
  useEffect(() => {
    const element = area.current;
    if (!element || !place) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      left: (place.x - bounds.x + 120) * zoom - element.clientWidth / 2,
      top: (place.y - bounds.y + 60) * zoom - element.clientHeight / 2,
      behavior: isCalm ? 'auto' : 'smooth',
    });
  }, [place, bounds, zoom]);
  const closer = ZOOMS.find((one) => one > zoom);
  const further = ZOOMS.findLast((one) => one < zoom);
  const count = (kind: DifferenceKind): number => cards.filter((card) => card.kind === kind).length;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, flex: 1 }}>
      <Stack direction="row" sx={{ px: 2, py: 1, gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box
          component="ul"
          aria-label={texts.legend}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, flex: 1, ...compareSx }}
        >
          {LEGEND.map((kind) => (
            <li key={kind} className={`legend ${kind}`}>
              <span aria-hidden>{texts.signs[kind]}</span> {texts.kinds[kind]}
            </li>
          ))}
        </Box>
        <Zoom label={texts.further} icon={mdiMagnifyMinusOutline} to={further} onZoom={setZoom} />
        <Zoom label={texts.closer} icon={mdiMagnifyPlusOutline} to={closer} onZoom={setZoom} />
      </Stack>
      <Box
        ref={area}
        role="group"
        aria-label={texts.graph}
        tabIndex={0}
        sx={{
          flex: 1,
          minHeight: 240,
          overflow: 'auto',
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
        }}
      >
        <Box
          sx={{ mx: 'auto', overflow: 'hidden' }}
          style={{ width: bounds.width * zoom, height: bounds.height * zoom }}
        >
          <Box
            role="img"
            aria-label={texts.summary(count('added'), count('changed') + count('moved'), count('removed'))}
            sx={{ position: 'relative', transformOrigin: '0 0', ...compareSx }}
            style={{ width: bounds.width, height: bounds.height, transform: `scale(${zoom})` }}
          >
            <ComparedEdges edges={edges} bounds={bounds} />
            <ComparedCards cards={cards} bounds={bounds} at={at} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

interface ZoomProps {
  readonly label: string;
  readonly icon: string;
  /** undefined at an end. */
  readonly to: number | undefined;
  readonly onZoom: (to: number) => void;
}

/** Stays at the ends, so that the focus stays on it. */
function Zoom({ label, icon, to, onZoom }: ZoomProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={to === undefined}
        onClick={() => to !== undefined && onZoom(to)}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
      >
        <Icon path={icon} />
      </IconButton>
    </Tooltip>
  );
}
