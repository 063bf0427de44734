import type { CallResponse } from '@dialogwerk/shared/contract';

type Overview = CallResponse<'resultOverview'>;

/** An overview of a few conversations; `fields` in place of its own. */
export function anOverview(fields: Partial<Overview> = {}): Overview {
  return {
    total: 1_600,
    states: { finished: 1_000, screened: 20, waiting: 80, stopped: 400, opened: 100 },
    days: [
      { day: '2026-11-20', begun: 900, finished: 600 },
      { day: '2026-11-22', begun: 700, finished: 400 },
    ],
    seconds: { n: 1_000, q1: 90, median: 180, q3: 300 },
    publications: [],
    languages: [{ language: 'de', total: 1_600 }],
    devices: [
      { device: 'phone', total: 1_200 },
      { device: 'desktop', total: 400 },
    ],
    flags: { fast: 12, straight: 0, nonsense: 0, duplicate: 0 },
    sources: [{ variable: 'kanal', total: 100, values: [{ value: 'brief', total: 100 }] }],
    ...fields,
  };
}
