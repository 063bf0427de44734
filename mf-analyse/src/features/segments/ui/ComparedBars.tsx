import { Box } from '@dialogwerk/shared/ui';
import type { Share } from '../../../answerTypes/Figure.ts';
import { formatShare } from '../../../formats.ts';
import type { ComparedShare } from '../model/comparedFigures.ts';
import { segmentTexts as texts } from '../texts.ts';

const percent = (share: number): string => `${share * 100}%`;

/** '42 % (31 % bis 54 %)' */
function shareText(share: Share | null): string {
  if (!share) return '–';
  const { interval } = share;
  return interval
    ? texts.withInterval(formatShare(share.share), formatShare(interval.low), formatShare(interval.high))
    : formatShare(share.share);
}

/** The second one is hollow, so that nobody needs colours to tell them apart. */
const styles = {
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& .legend': { display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mb: 2, typography: 'body2' },
  '& .legend > li': { display: 'flex', gap: 1, alignItems: 'center', minWidth: 0, overflowWrap: 'anywhere' },
  '& .swatch': { flexShrink: 0, width: 22, height: 10 },
  '& .bars > li + li': { mt: 2 },
  '& .head': { display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', typography: 'body2' },
  '& .label': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto', fontWeight: 600 },
  '& .difference': { ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .side': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 176px' },
    columnGap: 2,
    alignItems: 'center',
    mt: 0.5,
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .track': { position: 'relative', height: 12, borderRadius: '6px', bgcolor: 'action.hover' },
  '& .bar': { height: 1, borderRadius: '6px', border: '2px solid', borderColor: 'primary.main' },
  '& .swatch.bar': { height: 12 },
  '& .first.bar, & .first .bar': { bgcolor: 'primary.main' },
  '& .interval': {
    position: 'absolute',
    top: 'calc(50% - 1px)',
    height: '2px',
    bgcolor: 'text.primary',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: -4,
      width: '2px',
      height: 10,
      bgcolor: 'text.primary',
    },
    '&::before': { left: 0 },
    '&::after': { right: 0 },
  },
  '& .spoken': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;

interface ComparedBarsProps {
  readonly names: readonly [first: string, second: string];
  readonly shares: readonly ComparedShare[];
}

/** The shares of two segments: two bars for each answer, with their intervals; each bar carries its figures as text. */
export function ComparedBars({ names, shares }: ComparedBarsProps) {
  return (
    <Box sx={styles}>
      <ul className="legend">
        {(['first', 'second'] as const).map((side, place) => (
          <li key={side}>
            <span className={`swatch bar ${side}`} />
            {names[place]}
          </li>
        ))}
      </ul>
      <ul className="bars">
        {shares.map((share) => (
          <li key={share.id}>
            <div className="head">
              <span className="label" lang="de">
                {share.label}
              </span>
              <span className="difference">{share.difference}</span>
            </div>
            {(['first', 'second'] as const).map((side, place) => (
              <div key={side} className={`side ${side}`}>
                <div className="track" aria-hidden>
                  <div
                    className="bar"
                    style={{ width: percent(share[side]?.share ?? 0), opacity: share[side]?.share ? 1 : 0 }}
                  />
                  {share[side]?.interval && (
                    <div
                      className="interval"
                      style={{
                        left: percent(share[side].interval.low),
                        right: percent(1 - share[side].interval.high),
                      }}
                    />
                  )}
                </div>
                <span>
                  <span className="spoken">{names[place]}: </span>
                  {shareText(share[side])}
                </span>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Box>
  );
}
