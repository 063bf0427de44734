import type { Block, OpenQuestion } from '../../../contract/index.ts';

/** A question that may have to be answered within a time. */
export type TimedBlock = Extract<Block, { time_limit?: unknown }>;

/** What authors read of it. */
export const timedFields = {
  time_limit: 'Zeit zum Antworten (Sekunden)',
  time_target: 'Zeit abgelaufen: weiter mit',
  time_essential: 'Die Zeit gehört zur Aufgabe',
} as const;

/** In how many seconds a block is to be answered; null: in as many as it takes. */
export function timeLimitOf(block: Block): number | null {
  return 'time_limit' in block ? (block.time_limit ?? null) : null;
}

/** Where the dialog goes on when the time is over; null: as after a question that was skipped, or never. */
export function timeTargetOf(block: Block): string | null {
  return timeLimitOf(block) !== null && 'time_target' in block ? (block.time_target ?? null) : null;
}

/** What a respondent's page gets of it; nothing where the block has all the time. */
export function timedOf(block: Block): Pick<OpenQuestion, 'timed'> {
  const seconds = timeLimitOf(block);
  if (seconds === null) return {};
  return { timed: 'time_essential' in block && block.time_essential ? { seconds, essential: true } : { seconds } };
}

/** A time as authors read it beside other things: '30 s', '5 min'. */
export function shortSpan(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

const timedTypes: Readonly<Record<TimedBlock['type'], true>> = {
  open: true,
  single: true,
  multiple: true,
  likert: true,
  slider: true,
  rating: true,
  constant_sum: true,
  number: true,
  date: true,
  time: true,
  email: true,
  phone: true,
  url: true,
  ranking: true,
  picture: true,
  place: true,
};

/** Whether a block is a question that may have a time. */
export function mayBeTimed(block: Block): block is TimedBlock {
  return block.type in timedTypes;
}
