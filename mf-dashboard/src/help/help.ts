import type { HelpPage } from '@dialogwerk/shared/contract';
import { listFormats } from '@dialogwerk/shared/dialog/formats';
import { mediaLibraryPage } from './mediaLibrary.data.ts';

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
          'Worin der Dialog von der Datei abweicht, lesen Sie danach in einem Bericht.',
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
    words: ['Ordner', 'Tags', 'Schlagwort', 'Archiv', 'sortieren', 'suchen', 'Tabelle', 'Liste', 'Heute', 'Aufgaben'],
    passages: [
      {
        id: 'heute',
        title: 'Heute: was auf Sie wartet',
        text: [
          'Ganz oben steht, was Sie in Ihren Dialogen tun können: Antworten trainieren, Befunde der Dialogprüfung ansehen, auf Kommentare antworten, Änderungen veröffentlichen. Jede Aufgabe führt dorthin, wo Sie sie erledigen.',
          'Sie sehen nur, was Ihre Berechtigung erlaubt. Archivierte Dialoge melden sich nicht.',
        ],
      },
      {
        id: 'tabelle',
        title: 'Karten oder Tabelle',
        text: [
          'Die Tabelle zeigt viele Dialoge auf einmal. Ein Klick auf eine Spalte sortiert, ein zweiter dreht die Reihenfolge um. Ein Multi-Chat steht als eine Zeile da; der Pfeil davor zeigt seine Dialoge.',
          'Mit den Pfeiltasten gehen Sie von Zeile zu Zeile, die Eingabetaste öffnet, die Leertaste wählt aus. Ihr Browser merkt sich die Darstellung.',
        ],
      },
      {
        id: 'ordner',
        title: 'Ordner und Schlagwörter',
        text: [
          'Ein Dialog liegt in höchstens einem Ordner und kann mehrere Schlagwörter haben. Beide sehen nur Sie, nicht Ihr Team.',
        ],
        example: 'Ordner „Kundschaft“, Schlagwörter „2026“ und „Pilot“',
      },
      {
        id: 'arbeitsbereiche',
        title: 'Arbeitsbereiche',
        text: [
          'Ein Arbeitsbereich gehört mehreren: Alle Mitglieder arbeiten an seinen Dialogen mit, jeweils mit ihrer Berechtigung dort. Sie legen ihn unter Einstellungen › Arbeitsbereiche an.',
          'Im Menü eines Dialogs, oder für mehrere auf einmal, finden Sie „In Arbeitsbereich stellen“. Wählen Sie einen Arbeitsbereich über den Dialogen, sehen Sie nur seine, und neue Dialoge entstehen in ihm.',
        ],
        example: 'Arbeitsbereich „Institut für Marktforschung“ mit sieben Personen und allen laufenden Studien',
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
          'Wählen Sie auf dem Dashboard „Multi-Chat anlegen“.',
          'Geben Sie einen Namen ein und wählen Sie die Dialoge.',
          'Öffnen Sie den Multi-Chat und legen Sie Auslöser an.',
        ],
      },
      {
        id: 'veroeffentlichen',
        title: 'Veröffentlichen und live schalten',
        text: [
          '„Veröffentlichen“ führt durch Prüfung, Änderungen, Veröffentlichung, Live und Link. Alle Dialoge und Auslöser werden zusammen veröffentlicht, und ein Schalter schaltet sie zusammen live. Die einzelnen Dialoge müssen dafür nicht selbst live sein.',
          'Steht etwas dagegen, etwa ein Dialog ohne Frage, wird es mit dem Weg dorthin genannt. Unter „Ablauf“ sehen Sie, welcher Dialog wann beginnt und welcher Block worauf wartet.',
        ],
      },
      {
        id: 'ausloeser',
        title: 'Auslöser',
        text: [
          'Ohne Auslöser sind alle Dialoge sofort offen und laufen unabhängig voneinander. Um Auslöser zu ändern, müssen Sie alle Dialoge des Multi-Chats bearbeiten dürfen.',
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
        example: 'Der Dialog „Zeugin“ beginnt erst, wenn im Dialog „Kommissariat“ die Adresse gefunden ist.',
      },
    ],
  },
  mediaLibraryPage,
];
