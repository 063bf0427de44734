import type { Lack } from '@dialogwerk/shared/contract';
import type { WaitReason } from './model/busyReason.ts';
import type { LoadFaultKind } from './model/LoadFault.ts';

const reasons: Readonly<Record<Exclude<LoadFaultKind, 'lacks'>, string>> = {
  registry:
    'Der Server hat nicht mitgeteilt, woher dieser Bereich geladen wird. Sobald er es tut, kommt der Bereich von selbst.',
  'unknown-module': 'Dieser Bereich ist auf dem Server zurzeit nicht bereitgestellt.',
  forged:
    'Dieser Bereich wurde nicht geladen, weil er nicht von dieser Installation freigegeben ist. Bitte wenden Sie sich an Ihre Administration.',
  entry:
    'Dieser Bereich konnte nicht geladen werden. Vielleicht ist die Verbindung unterbrochen; sobald sie wieder da ist, kommt er von selbst.',
  timeout:
    'Dieser Bereich wurde nicht rechtzeitig geladen. Vielleicht ist die Verbindung gerade sehr langsam; sobald er da ist, erscheint er von selbst.',
  offline: 'Sie sind gerade offline. Sobald die Verbindung wieder da ist, kommt dieser Bereich von selbst.',
  altered:
    'Eine Datei dieses Bereichs kam verändert an, auch beim zweiten Versuch, und wurde deshalb nicht ausgeführt. Meist liegt das an einem Proxy oder Virenscanner auf dem Weg zu Ihnen. Bitte wenden Sie sich an die Betreuung Ihres Netzes.',
  contract:
    'Dieser Bereich passt nicht zu der Version, die in Ihrem Browser geöffnet ist. Meist hilft es, die Seite neu zu laden.',
  evaluation: 'Dieser Bereich wurde geladen, ließ sich aber nicht starten.',
};

const lists = new Intl.ListFormat('de', { type: 'conjunction' });
const atMost = (names: readonly string[]): string =>
  lists.format(names.length > 3 ? [...names.slice(0, 3), `${names.length - 3} weitere`] : names);

/** What one lack is, as the end of 'Es fehlt …'. */
function nameOf(lack: Lack): string {
  switch (lack.kind) {
    case 'contract':
      return `der Vertrag ${lack.needs} zwischen Seite und Bereich (geöffnet ist ${lack.provided})`;
    case 'door':
      return lack.names.length === 0 ? lack.door : `${atMost(lack.names)} aus ${lack.door}`;
    case 'shape':
      return `${atMost(lack.names)} aus ${lack.door} in dieser Form`;
    case 'call':
      return `auf dem Server ${atMost(lack.calls)}`;
    case 'atom':
      return `der gemeinsame Zustand ${atMost(lack.atoms)}`;
    case 'build':
      return `die Federation in der Version ${lack.needs} (geöffnet ist ${lack.provided})`;
  }
}

const waits: Readonly<Record<WaitReason, string>> = {
  'unsaved-work': 'bis Ihre Änderungen gespeichert sind',
  'running-conversation': 'bis das Testgespräch zu Ende ist',
  'open-dialog': 'bis Sie das geöffnete Fenster schließen',
  form: 'bis Sie Ihre Eingabe abgeschickt haben',
  typing: 'bis Sie einen Moment nichts eingeben',
};

/** `area` is what people call a module's area. */
export const texts = {
  loading: (area: string) => `Der Bereich „${area}“ wird geladen …`,
  missing: (area: string) => `Der Bereich „${area}“ fehlt gerade`,
  crashed: (area: string) => `Im Bereich „${area}“ ist ein Fehler aufgetreten`,
  crashReason: 'Die Anzeige wurde angehalten.',
  reason: (kind: LoadFaultKind, lacks: readonly Lack[] = []) =>
    kind === 'lacks'
      ? `Dieser Bereich ist neuer als die Seite, die in Ihrem Browser geöffnet ist: Es fehlt ${lists.format(lacks.map(nameOf))}. Bitte laden Sie die Seite neu.`
      : reasons[kind],

  /** The line about releases. */
  reloadNeeded: 'Eine neue Version ist da. Bitte laden Sie die Seite neu; Ihre Änderungen bleiben erhalten.',
  shellIsOld: 'Eine neue Version von Dialogwerk ist da. Sie erscheint, sobald Sie die Seite neu laden.',
  waiting: (area: string, reason: WaitReason) =>
    `Eine neue Version von „${area}“ ist da. Sie wartet, ${waits[reason]}.`,
  rolledBack: (area: string) =>
    `In der neuen Version von „${area}“ ist ein Fehler aufgetreten. Hier ist wieder die vorige; der Fehler wurde gemeldet.`,
  replaced: (area: string) => `Der Bereich „${area}“ ist jetzt in einer neuen Version da.`,
  later: 'Später',
  understood: 'Verstanden',
  safe: 'Ihre gespeicherten Dialoge und alle Antworten sind davon nicht betroffen. Die übrigen Bereiche können Sie weiter benutzen.',
  reload: 'Seite neu laden',
} as const;
