import { Box, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { formatDay } from '@dialogwerk/shared/dates';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { chartSx } from '../../../charts/chartSx.ts';
import { roundScale } from '../../../charts/roundScale.ts';
import { useWidth } from '../../../charts/useWidth.ts';
import type { TimeBar, TimeBars } from '../model/timeBars.ts';
import { overviewTexts as texts } from '../texts.ts';
import { stretchOf } from '../model/stretchOf.ts';

const HEIGHT = 180;
const FOOT = 22;
const SIDE = 40;
/** One day alone is a bar and not a wall. */
const WIDEST = 140;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: 7, PageDown: -7 };

/**
 * Bars over time, those who finished as the filled part. One of them is told in words: the one under the pointer, or the one that the
 * arrow keys came to.
 */
export function CourseChart({ unit, bars }: TimeBars) {
  const { width, measure } = useWidth(640);
  const [chosen, setChosen] = useState<number | null>(null);
  const lines = roundScale(Math.max(0, ...bars.map(({ begun }) => begun)));
  const top = lines.at(-1) ?? 1;
  const step = Math.min((width - SIDE) / Math.max(bars.length, 1), WIDEST);
  const gap = step > 8 ? 4 : 1;
  const yOf = (count: number): number => 8 + (HEIGHT - FOOT - 8) * (1 - count / top);
  const at = Math.min(chosen ?? bars.length - 1, bars.length - 1);
  const bar = bars[at];

  const place = (index: number) => ({ x: SIDE + index * step + gap / 2, width: Math.max(step - gap, 1) });

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? bars.length - 1 : by === undefined ? null : at + by;
    if (to === null) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(to, 0), bars.length - 1));
  };
  const onPointerMove = (event: PointerEvent): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - SIDE;
    setChosen(Math.min(Math.max(Math.floor(x / step), 0), bars.length - 1));
  };

  const [first, last] = [bars[0], bars.at(-1)];
  if (!bar || !first || !last) return null;
  return (
    <>
      <Box
        ref={measure}
        role="slider"
        tabIndex={0}
        aria-label={texts.course[unit]}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={at + 1}
        aria-valuetext={said(bar)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setChosen(null)}
        sx={{ height: HEIGHT, borderRadius: 1, outlineColor: 'primary.dark', outlineOffset: 2 }}
      >
        <Box component="svg" aria-hidden width={width} height={HEIGHT} sx={chartSx}>
          {lines.map((line) => (
            <g key={line}>
              <line className="rule" x1={SIDE} x2={width} y1={yOf(line)} y2={yOf(line)} />
              <text x={SIDE - 8} y={yOf(line) + 4} textAnchor="end">
                {formatCount(line)}
              </text>
            </g>
          ))}
          {chosen !== null && (
            <rect className="chosen" x={SIDE + at * step} y={0} width={step} height={HEIGHT - FOOT} />
          )}
          {bars.map(({ from, begun, finished }, index) => (
            <g key={from}>
              {begun > 0 && <rect className="whole" {...place(index)} y={yOf(begun)} height={yOf(0) - yOf(begun)} />}
              {finished > 0 && (
                <rect className="part" {...place(index)} y={yOf(finished)} height={yOf(0) - yOf(finished)} />
              )}
            </g>
          ))}
          <text x={SIDE} y={HEIGHT - 6}>
            {formatDay(first.from)}
          </text>
          {bars.length > 1 && (
            <text x={SIDE + bars.length * step} y={HEIGHT - 6} textAnchor="end">
              {formatDay(last.to)}
            </text>
          )}
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {said(bar)}
      </Typography>
    </>
  );
}

const said = (bar: TimeBar): string => texts.at(stretchOf(bar), bar.begun, bar.finished);
