import type { HelpPage } from '@dialogwerk/shared/contract';
import { listFormats } from '@dialogwerk/shared/dialog/formats';

const formats = listFormats();
const namedFormats = formats.map(({ name, kind }) => `${name} (${kind}, bis 5 MB)`).join(' oder ');

/** The help of the dashboard. */
export const help: readonly HelpPage[] = [
  {
    id: 'dialog-anlegen',
    kind: 'task',
    title: 'Einen Dialog anlegen',
    summary: 'Leer, aus einer Vorlage, aus einer Datei oder als Kopie.',
    words: ['neu', 'erstellen', 'Vorlage', 'Import', ...formats.map(({ name }) => name), 'Fragebogen', 'duplizieren'],
    passages: [
      {
        id: 'vorlage',
        title: 'Mit einer Vorlage beginnen',
        text: ['Vorlagen sind fertige Dialoge, die Sie danach frei ändern können.'],
        steps: [
          'Öffnen Sie das Dashboard und wählen Sie „Mit einer Vorlage beginnen“.',
          'Suchen Sie eine Vorlage, zum Beispiel zur Zufriedenheit, und sehen Sie sich die Vorschau an.',
          'Wählen Sie „Vorlage verwenden“. Der Dialog öffnet sich zum Bearbeiten.',
        ],
      },
      {
        id: 'leer',
        title: 'Leer beginnen',
        text: [
          '„Neuer Dialog“ legt einen leeren Dialog an. Er ist inaktiv: Niemand kann teilnehmen, bis Sie ihn live schalten.',
        ],
        example:
          'Name „Zufriedenheit Herbst“, dann als Erstes die Begrüßung schreiben und eine Einfachauswahl hinzufügen.',
      },
      {
        id: 'import',
        title: 'Einen Fragebogen importieren',
        text: [
          `Ein Fragebogen im Format ${namedFormats} wird zu einem Dialog. Sie können die Datei auch auf die Seite ziehen.`,
          'Was der Dialog anders hat als die Datei, lesen Sie danach in einem Bericht.',
        ],
      },
      {
        id: 'kopie',
        title: 'Kopieren',
        text: [
          '„Duplizieren“ im Menü der Karte macht eine Kopie nur für Sie. „Für ein Team kopieren“ gibt zugleich einem Ihrer Teams Zugriff. Antworten und Geheimnisse werden nie mitkopiert.',
        ],
      },
    ],
  },
  {
    id: 'dialoge-ordnen',
    kind: 'task',
    title: 'Dialoge ordnen und wiederfinden',
    summary: 'Ordner, Schlagwörter, Archiv, Suche und mehrere auf einmal.',
    words: ['Ordner', 'Tags', 'Schlagwort', 'Archiv', 'sortieren', 'suchen'],
    passages: [
      {
        id: 'ordner',
        title: 'Ordner und Schlagwörter',
        text: [
          'Ein Dialog liegt in höchstens einem Ordner und kann mehrere Schlagwörter haben. Beide sehen nur Sie, nicht Ihr Team.',
        ],
        example: 'Ordner „Kundschaft“, Schlagwörter „2026“ und „Pilot“',
      },
      {
        id: 'archiv',
        title: 'Archiv',
        text: [
          'Was Sie nicht mehr brauchen, kommt mit „Archivieren“ aus dem Blick. Nichts wird dadurch gelöscht oder abgeschaltet; „Aus dem Archiv zurückholen“ bringt es zurück.',
        ],
      },
      {
        id: 'auswahl',
        title: 'Mehrere auf einmal',
        text: [
          'Wählen Sie mehrere Karten aus, um sie gemeinsam zu verschieben, mit Schlagwörtern zu versehen, zu archivieren oder in den Papierkorb zu legen.',
        ],
      },
    ],
  },
  {
    id: 'loeschen',
    kind: 'task',
    title: 'Dialoge löschen und wiederherstellen',
    summary: 'Der Papierkorb behält sie 30 Tage.',
    words: ['Papierkorb', 'entfernen', 'wiederherstellen'],
    passages: [
      {
        id: 'papierkorb',
        title: 'Papierkorb',
        text: [
          'Ein gelöschter Dialog liegt 30 Tage im Papierkorb. So lange stellen Sie ihn mit allen Antworten wieder her. Danach wird er mit allen Antworten und Dateien endgültig gelöscht.',
          'War der Dialog live, kann ab dem Löschen niemand mehr teilnehmen, auch nicht, wer mitten im Gespräch ist.',
        ],
        steps: ['Öffnen Sie auf dem Dashboard den Papierkorb.', 'Wählen Sie beim Dialog „Wiederherstellen“.'],
      },
      {
        id: 'endgueltig',
        title: 'Sofort endgültig löschen',
        text: [
          '„Endgültig löschen“ im Papierkorb wartet nicht 30 Tage und lässt sich nicht rückgängig machen. Exportieren Sie vorher, was Sie noch brauchen.',
        ],
      },
    ],
  },
  {
    id: 'multi-chat',
    kind: 'task',
    title: 'Multi-Chat: mehrere Dialoge als ein Messenger',
    summary: 'Teilnehmende führen mehrere Chats nebeneinander; Auslöser verbinden sie.',
    words: ['Auslöser', 'Trigger', 'Krimi', 'Spiel', 'verbinden'],
    passages: [
      {
        id: 'anlegen',
        title: 'Anlegen',
        text: [
          'Ein Multi-Chat verbindet mindestens zwei Dialoge. In der gewählten Reihenfolge sehen Teilnehmende ihre Chats.',
        ],
        steps: [
          'Wählen Sie auf dem Dashboard unter „Multi-Chats“ den Knopf „Multi-Chat anlegen“.',
          'Geben Sie einen Namen ein und wählen Sie die Dialoge.',
          'Öffnen Sie den Multi-Chat und legen Sie Auslöser an.',
        ],
      },
      {
        id: 'ausloeser',
        title: 'Auslöser',
        text: [
          'Ohne Auslöser sind alle Chats sofort offen und laufen unabhängig. Um Auslöser zu ändern, müssen Sie alle Dialoge des Multi-Chats bearbeiten dürfen.',
        ],
        table: [
          {
            term: 'Warten auf',
            meaning: 'Ein Block wird erst gestellt, wenn eine Frage beantwortet ist, auch in einem anderen Dialog.',
          },
          { term: 'Dialog starten', meaning: 'Ein Dialog beginnt erst, wenn eine Frage beantwortet ist.' },
          { term: 'Dialog wechseln', meaning: 'Nach einem Block geht es in einem anderen Dialog weiter.' },
          { term: 'Auf Schnittstelle warten', meaning: 'Ein Block wird erst gestellt, wenn ein Aufruf von außen kam.' },
        ],
        example: 'Der Chat „Zeugin“ beginnt erst, wenn im Chat „Kommissariat“ die Adresse gefunden ist.',
      },
    ],
  },
];
