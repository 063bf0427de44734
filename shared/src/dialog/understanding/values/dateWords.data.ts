/** Words of days as `wordsOf` leaves them, German and English. */
const numbered = (lines: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.flatMap((line, place) => line.split(' ').map((word) => [word, place + 1] as const)));

/** 1 to 12. */
export const months = numbered([
  'januar janner jan january',
  'februar feber feb february',
  'marz mrz march mar',
  'april apr',
  'mai may',
  'juni juno jun june',
  'juli julei jul july',
  'august aug',
  'september sept sep',
  'oktober okt october oct',
  'november nov',
  'dezember dez december dec',
]);

/** 1 (Monday) to 7; 'tuesday' loses its e as an umlaut would. */
export const weekdays = numbered([
  'montag montags mo monday',
  'dienstag dienstags di tusday',
  'mittwoch mittwochs mi wednesday',
  'donnerstag donnerstags do thursday',
  'freitag freitags fr friday',
  'samstag samstags sonnabend sa saturday',
  'sonntag sonntags so sunday',
]);
/** Short forms that are other words as well: they count only alone. */
export const shortWeekdays: ReadonlySet<string> = new Set('mo di mi do fr sa so'.split(' '));

/** Days from today. */
export const namedDays: Readonly<Record<string, number>> = {
  vorvorgestern: -3,
  vorgestern: -2,
  gestern: -1,
  yesterday: -1,
  heute: 0,
  heut: 0,
  today: 0,
  ubermorgen: 2,
  morgen: 1,
  tomorrow: 1,
};

/** Month and day. */
export const feasts: Readonly<Record<string, readonly [month: number, day: number]>> = {
  neujahr: [1, 1],
  neujahrstag: [1, 1],
  valentinstag: [2, 14],
  maifeiertag: [5, 1],
  nationalfeiertag: [10, 3],
  einheit: [10, 3],
  halloween: [10, 31],
  nikolaus: [12, 6],
  nikolaustag: [12, 6],
  heiligabend: [12, 24],
  weihnachten: [12, 25],
  weihnachtstag: [12, 25],
  christmas: [12, 25],
  silvester: [12, 31],
};

/** Days from Easter Sunday. */
export const easterFeasts: Readonly<Record<string, number>> = {
  rosenmontag: -48,
  aschermittwoch: -46,
  karfreitag: -2,
  ostern: 0,
  ostersonntag: 0,
  ostermontag: 1,
  easter: 0,
  himmelfahrt: 39,
  vatertag: 39,
  pfingsten: 49,
  pfingstsonntag: 49,
  pfingstmontag: 50,
  fronleichnam: 60,
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
export const last = set(
  'letzten letzte letzter letztes letztem vergangenen vergangene vergangenes vorigen vorige voriges last previous',
);
export const beforeLast = set('vorletzten vorletzte vorletztes vorletzter');
export const next = set('nachsten nachste nachstes nachster next');
export const coming = set('kommenden kommende kommendes coming');
export const afterNext = set('ubernachsten ubernachste ubernachstes');
export const present = set('diesen diese dieses dieser this');
export const pastWords = set(
  'war waren hatte hatten wurde wurden bin vor ago last letzten letzte vergangenen vorigen seit gewesen geboren was were born',
);
export const futureWords = set('wird werde werden will nachsten nachste kommenden in ab will next coming');
export const units: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = {
  tag: 'day',
  tage: 'day',
  tagen: 'day',
  day: 'day',
  days: 'day',
  woche: 'week',
  wochen: 'week',
  week: 'week',
  weeks: 'week',
  monat: 'month',
  monate: 'month',
  monaten: 'month',
  month: 'month',
  months: 'month',
  jahr: 'year',
  jahre: 'year',
  jahren: 'year',
  year: 'year',
  years: 'year',
};
