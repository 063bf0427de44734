import type { StudyOverview } from '@dialogwerk/shared/contract';
import { Typography, useDates } from '@dialogwerk/shared/ui';
import { overviewTexts } from '../texts.ts';

const texts = overviewTexts.dates;

interface DatesProps {
  readonly overview: Pick<StudyOverview, 'period' | 'invited'>;
  /** The moment, in milliseconds since 1970. */
  readonly now: number;
}

/** What begins and ends when, from now on; nothing where nothing is planned. */
export function Dates({ overview: { period, invited }, now }: DatesProps) {
  const { short } = useDates();
  const planned = [
    { at: period.starts_at, text: texts.starts },
    { at: invited?.next_mailing_at ?? null, text: texts.mailing },
    { at: period.ends_at, text: texts.ends },
  ]
    .flatMap(({ at, text }) => (at !== null && at > now ? [{ at, text: text(short(at)) }] : []))
    .sort((one, other) => one.at - other.at);
  if (planned.length === 0) return null;
  return (
    <Typography>
      <strong>{texts.title}:</strong> {planned.map(({ text }) => text).join(' · ')}
    </Typography>
  );
}
