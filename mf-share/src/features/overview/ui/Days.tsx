import type { StudyOverview } from '@dialogwerk/shared/contract';
import { formatDay } from '@dialogwerk/shared/dates';
import { Box, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { overviewTexts } from '../texts.ts';

const texts = overviewTexts.days;

const HEIGHT = 72;

/** Who has begun and finished on each of the last days: two bars a day, and the same in words. */
export function Days({ days }: { readonly days: StudyOverview['days'] }) {
  const headingId = useId();
  const most = Math.max(...days.map(({ begun, finished }) => Math.max(begun, finished)), 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      {most === 0 ? (
        <Typography color="textSecondary">{texts.none}</Typography>
      ) : (
        <>
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              height: HEIGHT,
              display: 'flex',
              gap: '3px',
              alignItems: 'flex-end',
              listStyle: 'none',
              ...frame,
            }}
          >
            {days.map(({ day, begun, finished }) => {
              const said = texts.day(shown(day), begun, finished);
              return (
                <Box
                  component="li"
                  key={day}
                  title={said}
                  sx={{ flex: 1, height: 1, display: 'flex', gap: '1px', alignItems: 'flex-end' }}
                >
                  <span style={visuallyHidden}>{said}</span>
                  <Bar of={begun} most={most} color="primary.main" />
                  <Bar of={finished} most={most} color="primary.dark" />
                </Box>
              );
            })}
          </Box>
          <Box
            sx={{
              mt: 0.5,
              display: 'flex',
              justifyContent: 'space-between',
              typography: 'caption',
              color: 'text.secondary',
            }}
          >
            <span>{first && shown(first.day)}</span>
            <span>{texts.most(most)}</span>
            <span>{last && shown(last.day)}</span>
          </Box>
          <Box aria-hidden sx={{ mt: 0.5, display: 'flex', gap: 2, typography: 'caption' }}>
            <Key color="primary.main" name={texts.begun} />
            <Key color="primary.dark" name={texts.finished} />
          </Box>
        </>
      )}
    </section>
  );
}

const frame = { borderBottom: 1, borderColor: 'divider' } as const;
const shown = (day: string): string => formatDay(day).slice(0, 6);

function Bar({ of, most, color }: { readonly of: number; readonly most: number; readonly color: string }) {
  return (
    <Box
      component="span"
      sx={{ flex: 1, borderRadius: '2px 2px 0 0', bgcolor: color }}
      style={{ height: of === 0 ? 0 : Math.max(2, Math.round((of / most) * HEIGHT)) }}
    />
  );
}

function Key({ color, name }: { readonly color: string; readonly name: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: color }} />
      {name}
    </Box>
  );
}
