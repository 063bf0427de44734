import type { Lack, ReleasableId } from '@dialogwerk/shared/contract';
import { counted, formatDecimal, plural } from '@dialogwerk/shared/numbers';
import { formatMoment } from '@dialogwerk/shared/dates';

const list = (names: readonly string[]): string => new Intl.ListFormat('de', { type: 'conjunction' }).format(names);

/** What is missing, as the part of a sentence. */
function lack(one: Lack): string {
  switch (one.kind) {
    case 'contract':
      return `die Version ${one.needs} des Modulvertrags (angeboten wird ${one.provided})`;
    case 'door':
      return one.names.length > 0 ? `${list(one.names)} aus ${one.door}` : one.door;
    case 'shape':
      return `${list(one.names)} aus ${one.door} in der Form, für die es gebaut wurde`;
    case 'call':
      return `${plural(one.calls.length, 'der Aufruf', 'die Aufrufe')} ${list(one.calls)} in dieser Form`;
    case 'atom':
      return `${list(one.atoms)} in dieser Form`;
    case 'build':
      return `ein Bau mit Federation ${one.provided} (gebaut wurde mit ${one.needs})`;
  }
}

const percent = (share: number): string => `${formatDecimal(share * 100)} %`;

export const releaseTexts = {
  /** `on` is who would have to give it. */
  lacks: (id: ReleasableId, version: string, lacks: readonly Lack[], on: string) =>
    `${id} ${version} passt nicht zu ${on}: Es fehlt ${list(lacks.map(lack))}.`,
  serverIsOlder:
    'Der Server läuft noch in einer älteren Version als diese Quellen. Starten Sie ihn neu (npx pnpm start): Er nimmt dabei alles, was neu gebaut ist, zusammen auf.',
  refused: 'Es wurde nichts freigegeben; alle arbeiten mit den bisherigen Versionen weiter.',
  address: (path: string) => `die Adresse ${path}`,
  tab: (label: string) => `den Reiter „${label}“`,
  place: (name: string) => `die Stelle „${name}“`,
  /** `what` is one of the three above. */
  taken: (id: ReleasableId, what: string, other: ReleasableId) =>
    `${id} will ${what}; schon vergeben ist das an ${other}.`,
  ofFrame: (id: ReleasableId, what: string) => `${id} will ${what}; sie gehört dem Rahmen oder dem Server.`,
  notBuilt: (id: ReleasableId) => `${id} ist nicht gebaut. Bauen Sie es zuerst: npx pnpm build ${id}`,
  broken: (id: ReleasableId, version: string) =>
    `${id} ${version} ist unvollständig oder verändert und wird nicht freigegeben. Bauen Sie es noch einmal.`,
  shellStaysHere: 'Die Shell kommt immer von diesem Server; von anderen Hosts kommen nur Module.',
  noAddress: (address: string) =>
    `„${address}“ ist keine Adresse. Nötig ist die des Ordners einer Version, mit https://.`,
  originNotAllowed: (origin: string, allowed: readonly string[]) =>
    `Von ${origin} dürfen keine Module geladen werden: MODULE_ORIGINS erlaubt ${allowed.length === 0 ? 'keinen anderen Host' : `nur ${list(allowed)}`}.`,
  notThisModule: (id: ReleasableId, base: string) => `Unter ${base} steht keine gebaute Version von ${id}.`,
  addressOfVersion: (base: string, end: string) =>
    `${base} muss auf /${end} enden, damit jede Version ihre eigene Adresse behält.`,
  respondentsStayHere: (id: ReleasableId) =>
    `${id} gehört auch zur Seite der Teilnehmenden; diese lädt nichts von anderen Hosts.`,
  foreignAway: (address: string, status: number | null) =>
    `${address} ist nicht zu bekommen: ${status === null ? 'Der Host antwortet nicht oder leitet weiter' : `Er antwortet mit ${status}`}.`,
  foreignChanged: (address: string) =>
    `${address} ist nicht die Datei, die gebaut wurde: Ihr Inhalt passt nicht zu ihrer Prüfsumme.`,
  foreignNotShared: (origin: string, pages: string) =>
    `${origin} gibt Skripte nicht an andere Hosts: Es fehlt „Access-Control-Allow-Origin: ${pages}“.`,
  foreignNoScript: (address: string, type: string) =>
    `${address} wird als „${type}“ gesendet; Browser führen nur „text/javascript“ aus.`,
  unknownVersion: (id: ReleasableId, version: string) =>
    `Eine Version ${version} von ${id} gibt es in dieser Installation nicht. Welche es gibt, zeigt: npx pnpm releases`,
  noneBefore: (id: ReleasableId) => `Von ${id} gibt es keine frühere Version, zu der zurückgegangen werden kann.`,
  nothingReleased: (id: ReleasableId) => `Von ${id} ist noch keine Version freigegeben.`,
  pinned: (id: ReleasableId, version: string) =>
    `${id} ist auf ${version} festgehalten. Lösen Sie es zuerst: npx pnpm pin ${id} --off`,
  noCanary: (id: ReleasableId) => `Von ${id} läuft keine Erprobung.`,
  locked: (file: string) =>
    `Ein anderer Vorgang ändert gerade die Freigaben. Versuchen Sie es gleich noch einmal; läuft keiner mehr, löschen Sie ${file}.`,
  bucket: (prefix: string) =>
    `${prefix}_URL muss die Adresse eines S3-Speichers mit seinem Eimer sein (https://s3.example.org/eimer/ordner), mit ${prefix}_KEY_ID und ${prefix}_SECRET.`,
  crowded: 'Andere Server ändern gerade die Freigaben. Versuchen Sie es gleich noch einmal.',
  unreadable: (file: string) =>
    `Die Freigaben in ${file} lassen sich nicht lesen. Spielen Sie die Datei aus einer Sicherung zurück.`,
  unknownPart: (name: string, known: readonly string[]) =>
    `${name === '' ? 'Welcher Teil?' : `„${name}“ gibt es nicht.`} Es gibt: ${known.join(', ')}.`,
  released: (id: ReleasableId, version: string) => `${id} ${version} ist freigegeben.`,
  unchanged: (id: ReleasableId, version: string) => `${id} ${version} ist schon freigegeben; es ändert sich nichts.`,
  rolledBack: (id: ReleasableId, version: string) =>
    `${id} ist zurück auf ${version} und bleibt dort, bis Sie wieder eine Version freigeben.`,
  nowPinned: (id: ReleasableId, version: string) => `${id} ist auf ${version} festgehalten.`,
  trialBegun: (id: ReleasableId, version: string, share: number) =>
    `${id} ${version} wird erprobt: ${percent(share)} der Browser bekommen es, alle anderen behalten die freigegebene Version. Versagt es öfter als sie, geht es von selbst zurück. Beenden: npx pnpm trial ${id} --off · für alle freigeben: npx pnpm release ${id} ${version}`,
  trialEnded: (id: ReleasableId) => `Die Erprobung von ${id} ist beendet; alle haben wieder die freigegebene Version.`,
  noShare: (text: string) => `„${text}“ ist kein Anteil. Ein Anteil ist mehr als 0 % und höchstens 100 %: 10%`,
  unpinned: (id: ReleasableId) => `${id} ist nicht mehr festgehalten.`,
  when: formatMoment,
  current: 'freigegeben',
  held: { pin: 'freigegeben, festgehalten', rollback: 'freigegeben, nach einem Zurückgehen' },
  tried: (share: number, users: number) =>
    `in Erprobung: ${Math.round(share * 100)} % und ${counted(users, 'Konto', 'Konten')}`,
  bad: 'zurückgenommen',
  told: { well: 'bewährt', faulty: 'stürzt ab' },
  /** Who did it, where it was no account. */
  by: (by: string) =>
    ({ 'release-key': 'RELEASE_KEY', start: 'beim Start', errors: 'wegen Fehlern' })[by] ?? `${by}, Kommandozeile`,
  untried: '(ohne Prüfung im Browser)',
  kept: (id: ReleasableId, version: string) => `${id} bleibt auf ${version}: Es ist festgehalten.`,
} as const;
