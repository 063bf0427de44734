import type { HelpPage } from '@dialogwerk/shared/contract';

/** The help of the analysis. */
export const help: readonly HelpPage[] = [
  {
    id: 'auswerten',
    kind: 'task',
    title: 'Antworten auswerten',
    summary: 'Ergebnisse je Frage, Filter, Vergleiche und einzelne Gespräche.',
    words: [
      'Analyse',
      'Ergebnisse',
      'Diagramm',
      'Statistik',
      'NPS',
      'Filter',
      'Segment',
      'Kreuztabelle',
      'codieren',
      'Bericht',
      'drucken',
    ],
    passages: [
      {
        id: 'zahlen',
        title: 'Die Zahlen im Überblick',
        text: [
          'Oben steht, wie viele Gespräche begonnen und beendet wurden und wie lange sie dauern; darunter, an welchen Tagen, mit welcher Version, in welcher Sprache und von woher. Ein Klick auf einen Balken filtert danach.',
          'Beendet ist ein Gespräch, das bis zum Ende des Dialogs kam; diese Zahl steht auch auf dem Dashboard. Wer eine nötige Einwilligung abgelehnt hat, ist ausgeschieden und zählt dort nicht mit.',
          'Ihre eigenen Tests zählen nicht mit.',
        ],
      },
      {
        id: 'fragen',
        title: 'Ergebnisse je Frage',
        text: [
          'Jede Frage hat ein Diagramm, das Sie als SVG oder PNG speichern oder als Tabelle kopieren. Die dünne Linie an einem Balken zeigt, wie weit der Anteil bei so vielen Antworten zufällig daneben liegen kann (95-%-Intervall nach Wilson).',
          'Ihre eigenen Tests zählen nicht mit.',
        ],
      },
      {
        id: 'filter',
        title: 'Filtern und vergleichen',
        text: [
          'Ein Filter gilt für die ganze Seite. Unter einem Namen gespeichert, wird er zum Segment; zwei Segmente lassen sich nebeneinander vergleichen.',
        ],
        example: 'Filter „Quelle ist newsletter“ und „Letzte 30 Tage“, gespeichert als „Newsletter aktuell“',
      },
      {
        id: 'abbrueche',
        title: 'Wo Teilnehmende aufhören',
        text: [
          'Aufgehört hat, wer den Dialog nicht beendet und seit einem Tag nichts mehr geantwortet hat. Das Bild zeigt die Wege durch den Dialog und wo sie enden.',
        ],
      },
      {
        id: 'zeiten',
        title: 'Wie lange Teilnehmende brauchen',
        text: [
          'Gezählt wird vom Erscheinen einer Frage bis zur Antwort. Der Median ist die mittlere Zeit: Die Hälfte war schneller. Daneben steht, zwischen welchen Zeiten die mittlere Hälfte liegt; wer zwischendurch weg war, verschiebt sie kaum.',
        ],
      },
      {
        id: 'kreuztabelle',
        title: 'Zwei Fragen vergleichen',
        text: [
          'Sie sehen, wer beides wie beantwortet hat, und ob die Antworten miteinander zusammenhängen. Bei wenigen Antworten sagt die Seite, dass der Test unsicher ist.',
        ],
      },
      {
        id: 'gespraeche',
        title: 'Einzelne Gespräche',
        text: [
          'Öffnen Sie ein Gespräch, um es ganz zu lesen, mit einer Notiz oder Schlagwörtern zu versehen, alle Daten herunterzuladen oder es zu löschen. Teilnehmende sehen Notizen und Schlagwörter nicht.',
        ],
      },
      {
        id: 'codieren',
        title: 'Offene Antworten codieren',
        text: [
          'Legen Sie Codes an und vergeben Sie sie mit den Ziffern 1 bis 9; die Pfeiltasten wechseln die Antwort. Ähnliche Antworten lassen sich gemeinsam finden.',
        ],
        example: 'Code „Wartezeit“ für „Ich stand ewig an der Kasse“',
      },
      {
        id: 'codebuch',
        title: 'Codes mitnehmen',
        text: [
          '„Codebuch speichern“ gibt die Codes einer Frage als CSV-Datei mit den Spalten „Code“ und „Beschreibung“; „Codebuch einlesen“ nimmt eine solche Datei auf, auch bei einer anderen Frage. Vorher sehen Sie, was hinzukommt. Codes, die es schon gibt, bleiben, wie sie sind.',
        ],
      },
      {
        id: 'link',
        title: 'Ergebnisse mit einem Link freigeben',
        text: [
          'Wer den Link hat, sieht ohne Anmeldung die Zahlen, nie Texte, Dateien oder einzelne Gespräche. Der Link gilt bis zu einem Tag, den Sie wählen, auf Wunsch mit Passwort. Was weniger als fünf Personen betrifft, fasst er mit anderem zusammen oder lässt es weg, damit niemand erkannt wird.',
        ],
      },
      {
        id: 'berichte',
        title: 'Berichte zusammenstellen',
        text: [
          'Unter „Berichte“ stellen Sie Zahlen und Diagramme mit Überschriften und eigenen Worten zusammen, in der Reihenfolge, die Sie möchten. Ein Filter gilt für den ganzen Bericht; einzelne Zahlen können eine eigene Auswahl haben. Änderungen werden von selbst gespeichert.',
          'Einen Bericht lesen alle, die auswerten dürfen. Sie können ihn als PDF drucken, für Word speichern und mit einem Link freigeben. Über einen Link sind kleine Gruppen nie zu sehen, Kreuztabellen nur als Ganzes, und Zahlen mit eigener Auswahl gar nicht.',
        ],
      },
    ],
  },
  {
    id: 'exportieren',
    kind: 'task',
    title: 'Antworten exportieren',
    summary: 'Für Excel, SPSS, R, Stata, andere Programme und zum Lesen.',
    words: ['Export', 'Excel', 'CSV', 'SPSS', 'SAV', 'R', 'Stata', 'JSON', 'herunterladen', 'Codebuch', 'Download'],
    passages: [
      {
        id: 'formate',
        title: 'Formate',
        text: ['Wählen Sie in der Analyse „Antworten exportieren“, dann Format, Variablen und Gespräche.'],
        table: [
          { term: 'Excel', meaning: 'Drei Blätter: Werte, Beschriftungen, Codebuch.' },
          { term: 'CSV', meaning: 'Eine Tabelle als Text in UTF-8, mit Semikolon, Komma oder Tabulator.' },
          {
            term: 'SPSS',
            meaning: 'Mit Beschriftungen, Messniveaus und fehlenden Werten; auch für R, Stata, PSPP und jamovi.',
          },
          { term: 'JSON', meaning: 'Für Programme: Variablen und eine Zeile je Gespräch.' },
          { term: 'Gespräche als Text', meaning: 'Alles, was gesagt wurde, mit Uhrzeit.' },
          { term: 'Codebuch', meaning: 'Alle Variablen mit ihren Werten, zum Lesen und Drucken.' },
          {
            term: 'Replikationspaket',
            meaning: 'Alles, womit andere Ihre Auswertung nachrechnen, in einer ZIP-Datei.',
          },
        ],
      },
      {
        id: 'replikation',
        title: 'Replikationspaket',
        text: [
          'Das Paket enthält die Daten als CSV, SPSS und Parquet, das Codebuch als Seite und als DDI 2.5 für Archive, und Skripte für R, Stata und SPSS. Die Skripte lesen die Daten, beschriften sie und rechnen nach, was die Analyse bei den gewählten Gesprächen zeigt; am Ende nennen sie, wie viele Kennzahlen anders sind.',
          'Wie Sie es benutzen, steht in der Datei „LIESMICH.txt“ darin.',
        ],
      },
      {
        id: 'multi-chat',
        title: 'Alle Dialoge eines Multi-Chats',
        text: [
          'In der gemeinsamen Analyse eines Multi-Chats laden Sie eine Datei mit einer Zeile je Teilnahme und einer Spalte je Dialog und Variable herunter. Vor jedem Namen steht die Nummer des Dialogs; sie bleibt, wenn Sie ihn umbenennen oder verschieben.',
          'Die Spalte „dw_participation“ steht auch in den Dateien der einzelnen Dialoge. Über sie verbinden Sie Dateien miteinander; bei Gesprächen ohne Multi-Chat und bei anonymisierten ist sie leer.',
        ],
        example: '„d17_farbe“ ist die Variable „farbe“ des Dialogs Nummer 17.',
      },
      {
        id: 'notiertes',
        title: 'Codierungen, Schlagwörter und Notizen',
        text: [
          'Auf Wunsch bekommt jeder Code eine Spalte: 1, wenn eine Person ihn vergeben hat, 0, wenn die Antwort nur andere Codes hat, und kein Wert, solange niemand sie codiert hat. Dazu kommen Schlagwörter, Notizen, Auffälligkeiten und das Gerät. Excel, JSON und das Codebuch nennen auch, wer codiert hat, und Cohens Kappa je Code und über alle.',
        ],
      },
      {
        id: 'sicher',
        title: 'Sicher aufbewahren',
        text: [
          'Die Datei kann enthalten, was Teilnehmende von sich erzählt haben. Liegt Ihre Anmeldung länger zurück, fragt der Export noch einmal nach dem Passwort.',
        ],
      },
    ],
  },
  {
    id: 'aufbewahrung',
    kind: 'task',
    title: 'Gespräche löschen und aufbewahren',
    summary: 'Wie lange Antworten bleiben und wer sie löschen kann.',
    words: ['Datenschutz', 'DSGVO', 'anonymisieren', 'Löschfrist', 'Auskunft', 'Aufbewahrung'],
    passages: [
      {
        id: 'frist',
        title: 'Frist',
        text: [
          'Legen Sie in der Analyse unter „Wie lange Gespräche bleiben“ fest, nach wie vielen Tagen Gespräche gelöscht oder anonymisiert werden. Gezählt wird ab der letzten Antwort, möglich sind 1 bis 3.650 Tage.',
          'Beim Anonymisieren werden Texte, Verlauf, Dateien, Notizen und Angaben aus dem Link gelöscht. Auswahl, Zahlen und Wege bleiben.',
          'Was gelöscht oder anonymisiert ist, lässt sich nicht zurückholen. Ändern dürfen die Frist nur Besitzer und Personen mit vollem Zugriff.',
        ],
        example: 'Nach 90 Tagen anonymisieren, nach 365 Tagen löschen',
      },
      {
        id: 'einzeln',
        title: 'Ein einzelnes Gespräch',
        text: [
          'Öffnen Sie das Gespräch und wählen Sie „Gespräch löschen“. Es wird mit allen Antworten und Dateien gelöscht; Sie bekommen einen Beleg, den Sie speichern können.',
          '„Alle Daten herunterladen“ gibt alles, was zu dieser Person gespeichert ist, zum Beispiel für eine Auskunft. Teilnehmende können im Menü des Dialogs unter „Meine Daten“ auch selbst ansehen, mitnehmen und löschen, was gespeichert ist.',
        ],
      },
    ],
  },
];
