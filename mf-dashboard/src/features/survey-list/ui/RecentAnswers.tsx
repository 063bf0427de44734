import { Box } from '@dialogwerk/shared/ui';
import { texts } from '../../../texts.ts';

const WIDTH = 3;
const STEP = 4;
const HEIGHT = 22;

/** How many conversations were finished on each of the last days, as bars; nothing where there was none. */
export function RecentAnswers({ days }: { readonly days: readonly number[] }) {
  if (days.length === 0) return null;
  const most = Math.max(...days);
  const sum = days.reduce((all, count) => all + count, 0);
  const label = texts.survey.recent(sum, days.at(-1) ?? 0);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * STEP - 1} ${HEIGHT}`}
      sx={{ display: 'block', width: days.length * STEP - 1, height: HEIGHT, fill: 'currentColor' }}
    >
      <title>{label}</title>
      {days.map((count, day) => {
        // A day without any keeps a line, so that the days can be counted.
        const height = count === 0 ? 1 : 2 + (count / most) * (HEIGHT - 2);
        return (
          <rect
            // Each has its own place, for good.
            key={`${day - days.length}`}
            x={day * STEP}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            opacity={count === 0 ? 0.35 : 1}
          />
        );
      })}
    </Box>
  );
}
