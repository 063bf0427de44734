import { formatCount } from '@dialogwerk/shared/numbers';

export const overviewTexts = {
  title: 'Überblick',
  begun: 'Begonnen',
  finished: 'Beendet',
  rate: 'Abschlussquote',
  duration: 'Dauer (Median)',
  spread: (q1: string, q3: string) => `Mittlere Hälfte: ${q1} bis ${q3}`,
  opened: (count: number) => (count === 0 ? '' : `und ${formatCount(count)} nur geöffnet`),
  rateOf: (finished: number, begun: number) => `${formatCount(finished)} von ${formatCount(begun)} Begonnenen`,
  course: { day: 'Verlauf je Tag', week: 'Verlauf je Woche', month: 'Verlauf je Monat' },
  at: (when: string, begun: number, finished: number) =>
    `${when}: ${formatCount(begun)} geöffnet, davon ${formatCount(finished)} beendet`,
  until: (from: string, to: string) => `${from} bis ${to}`,
  time: 'Zeit',
  legendBegun: 'Geöffnet',
  legendFinished: 'Davon beendet',
  asTable: 'Als Tabelle',
  asChart: 'Als Diagramm',
  states: 'Stand',
  devices: 'Geräte',
  source: (variable: string) => `Quelle: ${variable}`,
  flags: 'Auffälligkeiten (beendete Gespräche)',
  languages: 'Sprachen',
  publications: 'Versionen',
} as const;
