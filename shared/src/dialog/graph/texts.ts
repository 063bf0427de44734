import { shortSpan } from '../blocks/common/timed.ts';

/** What the edges are called that a block's own settings open. */
export const edgeTexts = {
  byMeaning: 'nach Bedeutung der Antwort',
  noCondition: 'Bedingung fehlt',
  failed: 'Abfrage fehlgeschlagen',
  notUnderstood: 'nicht verstanden',
  noModel: 'ohne Modell',
  tries: (count: number) => (count === 1 ? 'passt nicht' : `${count}-mal unpassend`),
  timedOut: (seconds: number) => `Zeit abgelaufen (${shortSpan(seconds)})`,
  eachRound: 'je Runde',
  nextRound: 'nächste Runde',
  nextItem: 'nächster Teil',
  afterLoop: 'danach',
} as const;
