import type { CallResponse, SurveyData } from '@dialogwerk/shared/contract';
import { Box, Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiFitToPageOutline, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useWidth } from '../../../charts/useWidth.ts';
import { flowPicture } from '../model/flowPicture.ts';
import { dropOffTexts as texts } from '../texts.ts';
import { FlowCards } from './FlowCards.tsx';
import { FlowWays } from './FlowWays.tsx';
import { flowSx } from './flowSx.ts';

interface FlowGraphProps {
  readonly survey: SurveyData;
  readonly flow: CallResponse<'resultFlow'>;
  /** What a block is called. */
  readonly nameOf: (id: string) => string;
}

const HEIGHT = 560;
const ZOOMS = [0.15, 0.25, 0.35, 0.5, 0.7, 1, 1.4];
/** Below it nothing can be read. */
const LEAST_FITTING = 0.35;
/** So that some cards below each other are seen. */
const MOST_FITTING = 0.7;
/** What is drawn goes so far beyond the window, in pixels, and is looked at anew after as many. */
const BEYOND = 400;

/** The dialog's own graph, with how many came to each card, stopped there, and went each way. The table beside it says the same. */
export default function FlowGraph({ survey, flow, nameOf }: FlowGraphProps) {
  const picture = useMemo(() => flowPicture(survey, flow), [survey, flow]);
  const { bounds } = picture;
  const { width, measure } = useWidth(600);
  const fitting = Math.min(MOST_FITTING, Math.max(LEAST_FITTING, width / bounds.width));
  const [chosen, setChosen] = useState<number | null>(null);
  const zoom = chosen ?? fitting;
  const [scrolled, setScrolled] = useState({ left: 0, top: 0 });
  const area = useRef<HTMLDivElement>(null);
  const setArea = useCallback(
    (element: HTMLDivElement | null) => {
      area.current = element;
      return measure(element);
    },
    [measure],
  );

  const { cards, edges } = useMemo(
    () =>
      picture.within({
        x: bounds.x + (scrolled.left - BEYOND) / zoom,
        y: bounds.y + (scrolled.top - BEYOND) / zoom,
        width: (width + 3 * BEYOND) / zoom,
        height: (HEIGHT + 3 * BEYOND) / zoom,
      }),
    [picture, bounds, scrolled, zoom, width],
  );
  const onScroll = (): void => {
    const { scrollLeft = 0, scrollTop = 0 } = area.current ?? {};
    const step = (at: number): number => Math.floor(at / BEYOND) * BEYOND;
    const next = { left: step(scrollLeft), top: step(scrollTop) };
    setScrolled((before) => (before.left === next.left && before.top === next.top ? before : next));
  };
  const zoomTo = (next: number | null): void => {
    const element = area.current;
    const factor = (next ?? fitting) / zoom;
    const middle = element && {
      left: (element.scrollLeft + element.clientWidth / 2) * factor - element.clientWidth / 2,
      top: (element.scrollTop + element.clientHeight / 2) * factor - element.clientHeight / 2,
    };
    setChosen(next);
    // Once the new size is drawn, so that there is room to scroll to.
    if (element && middle)
      requestAnimationFrame(() => {
        element.scrollLeft = middle.left;
        element.scrollTop = middle.top;
      });
  };
  const closer = ZOOMS.find((one) => one > zoom + 0.01);
  const further = ZOOMS.findLast((one) => one < zoom - 0.01);

  return (
    <Box sx={{ minWidth: 0, '@media print': { display: 'none' } }}>
      <Stack direction="row" sx={{ gap: 0.5, mb: 1, justifyContent: 'flex-end' }}>
        <ZoomButton label={texts.further} icon={mdiMagnifyMinusOutline} to={further} onZoom={zoomTo} />
        <ZoomButton label={texts.closer} icon={mdiMagnifyPlusOutline} to={closer} onZoom={zoomTo} />
        <ZoomButton label={texts.fit} icon={mdiFitToPageOutline} to={null} onZoom={zoomTo} />
      </Stack>
      <Box
        ref={setArea}
        role="group"
        aria-label={texts.graph}
        tabIndex={0}
        onScroll={onScroll}
        sx={{ maxHeight: HEIGHT, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box
          sx={{ overflow: 'hidden', mx: 'auto' }}
          style={{ width: bounds.width * zoom, height: bounds.height * zoom }}
        >
          <Box
            role="img"
            aria-label={texts.graphSummary(picture.cards.length - 2)}
            sx={flowSx}
            style={{ width: bounds.width, height: bounds.height, transform: `scale(${zoom})` }}
          >
            <FlowWays edges={edges} bounds={bounds} />
            <FlowCards cards={cards} bounds={bounds} nameOf={nameOf} />
          </Box>
        </Box>
      </Box>
      {picture.hasGone && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.gone}
        </Typography>
      )}
    </Box>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly icon: string;
  /** null for as much as fits, undefined at an end. */
  readonly to: number | null | undefined;
  readonly onZoom: (to: number | null) => void;
}

/** Stays at the ends, so that the focus stays on it. */
function ZoomButton({ label, icon, to, onZoom }: ZoomButtonProps) {
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
