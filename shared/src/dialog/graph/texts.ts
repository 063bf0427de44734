import { formatDecimal } from '../../numbers/formatDecimal.ts';
import { shortSpan } from '../blocks/common/timed.ts';

/** What the edges are called that a block's own settings open. */
export const edgeTexts = {
  byMeaning: 'nach Bedeutung der Antwort',
  noCondition: 'Bedingung fehlt',
  failed: 'Abfrage fehlgeschlagen',
  notUnderstood: 'nicht verstanden',
  noModel: 'ohne Modell',
  noAnswer: 'keine Angabe',
  tries: (count: number) => (count === 1 ? 'passt nicht' : `${count}-mal unpassend`),
  timedOut: (seconds: number) => `Zeit abgelaufen (${shortSpan(seconds)})`,
  eachRound: 'je Runde',
  nextRound: 'nächste Runde',
  nextItem: 'nächster Teil',
  afterLoop: 'danach',
  anyNumber: 'jede Zahl',
  numbersFrom: (least: number) => `ab ${formatDecimal(least)}`,
  numbersTo: (most: number) => `bis ${formatDecimal(most)}`,
  numbersBelow: (bound: number) => `unter ${formatDecimal(bound)}`,
  numbersBetween: (from: number, to: number, isBelow: boolean) => {
    if (from === to) return formatDecimal(from);
    return isBelow
      ? `${formatDecimal(from)} bis unter ${formatDecimal(to)}`
      : `${formatDecimal(from)}–${formatDecimal(to)}`;
  },
} as const;
