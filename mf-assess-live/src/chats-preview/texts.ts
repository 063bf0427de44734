import { counted } from '@dialogwerk/shared/numbers';

const UNITS = [
  { seconds: 86_400, one: 'Tag', many: 'Tage' },
  { seconds: 3_600, one: 'Stunde', many: 'Stunden' },
  { seconds: 60, one: 'Minute', many: 'Minuten' },
] as const;

/** '2 Stunden 5 Minuten'; what is left of a minute is not said beside whole ones. */
export function spanText(ms: number): string {
  let left = Math.ceil(ms / 1_000);
  const parts = UNITS.flatMap(({ seconds, one, many }) => {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    return count > 0 ? [counted(count, one, many)] : [];
  });
  return parts.length > 0 ? parts.join(' ') : counted(left, 'Sekunde', 'Sekunden');
}

/** What authors read around a multi-chat that they try out. */
export const texts = {
  fault:
    'Der Multi-Chat kann gerade nicht gezeigt werden. Bitte schließen Sie den Prüfstand und öffnen Sie ihn noch einmal.',
  clock: 'Uhr',
  passed: (ms: number) => (ms === 0 ? 'Die Uhr steht am Anfang.' : `Vergangen: ${spanText(ms)}.`),
  next: (ms: number) => `Als Nächstes geschieht etwas in ${spanText(ms)}.`,
  noNext: 'Von selbst geschieht gerade nichts.',
  forward: 'Uhr vorstellen um …',
  spans: [
    { ms: 60_000, label: '1 Minute' },
    { ms: 600_000, label: '10 Minuten' },
    { ms: 3_600_000, label: '1 Stunde' },
    { ms: 86_400_000, label: '1 Tag' },
  ],
  toNext: 'bis dorthin',
  forwardTo: (label: string) => `Uhr vorstellen um ${label}`,
  forwardToNext: 'Uhr vorstellen, bis etwas geschieht',
  restart: 'Von vorn',
  notBegun: 'Noch nicht begonnen',
  waits: 'Wartet auf …',
  place: (block: string, survey: string) => `„${block}“ in „${survey}“`,
  delayed: (place: string, seconds: number) => `${place}, danach ${spanText(seconds * 1_000)}`,
  gone: 'einen Block, den es nicht mehr gibt',
  signal: 'einen Aufruf von außen',
  sendSignal: 'Aufruf auslösen',
  benchOf: (name: string) => `Prüfstand: ${name}`,
} as const;
