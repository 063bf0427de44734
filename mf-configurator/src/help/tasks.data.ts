import type { HelpPage } from '@dialogwerk/shared/contract';
import { conditionsPage } from './conditionsPage.data.ts';

/** What authors do in the configurator, step by step. */
export const taskHelp: readonly HelpPage[] = [
  {
    id: 'bauen',
    kind: 'task',
    title: 'Blöcke hinzufügen und verbinden',
    summary: 'Bauen im Graphen oder in der Liste.',
    words: [
      'Graph',
      'Liste',
      'Karte',
      'Linie',
      'ziehen',
      'einfügen',
      'kopieren',
      'anordnen',
      'Abschnitt',
      'fertig',
      'Bibliothek',
      'Unterdialog',
      'rückgängig',
    ],
    passages: [
      {
        id: 'hinzufuegen',
        title: 'Hinzufügen',
        text: [
          '„Block hinzufügen“ fügt hinter dem ausgewählten Block ein, sonst am Ende. Im Graphen geht es auch an Ort und Stelle: Drücken Sie auf den Punkt unter einer Karte, auf das Plus an einer Verbindung, oder ziehen Sie eine Linie ins Leere. Suchen Sie mit Ihren eigenen Worten: „Sterne“, „Alter“, „Einverständnis“ oder „NPS“ führen zum passenden Block.',
          'Fügen Sie einen Text aus mehreren Zeilen ein, wird jede Zeile ein Block; eingerückte oder anders markierte Zeilen werden Antworten der Zeile darüber.',
        ],
        example: 'Taste N, „likert“ tippen, Eingabetaste: Eine Likert-Skala steht hinter dem ausgewählten Block.',
      },
      {
        id: 'farben',
        title: 'Farben und Formen',
        text: [
          'Jede Gruppe von Blöcken hat ihre Farbe und Form: Sprechblase für Text, Kreis für Auswahl, Sechseck für Skala, Quadrat für Eingabe, Blatt für Datei, Raute für Ablauf. Von weitem und auf der kleinen Karte zeigt die Farbe allein die Gruppe.',
        ],
      },
      {
        id: 'abschnitte',
        title: 'Abschnitte',
        text: [
          'Wählen Sie mehrere Blöcke und drücken Sie G, oder wählen Sie im Menü „Zu Abschnitt zusammenfassen“: Ein Rahmen mit einem Namen liegt um sie. An seinem Namen ziehen Sie alle Blöcke zusammen; der Pfeil davor klappt den Abschnitt zu einer Karte ein und wieder aus.',
          'Im Menü einer Karte nehmen Sie weitere Blöcke in einen Abschnitt auf oder heraus; ein Block gehört zu höchstens einem. Im Menü des Abschnitts benennen Sie ihn um oder lösen ihn auf; seine Blöcke bleiben. Teilnehmende merken nichts von Abschnitten, und was eingeklappt ist, gilt nur in Ihrem Browser.',
        ],
      },
      {
        id: 'bausteine',
        title: 'Fertige Blöcke und andere Dialoge',
        text: [
          'Unter „Mehr“, „Fertige Blöcke“ steht, was Sie mit einem Schritt einfügen können: mitgelieferte Fragebögen wie PHQ-9, GAD-7 und SUS mit Summe und Quelle, Dialoge, die Ihr Team dort anbietet, und alle, die Sie selbst bearbeiten dürfen. Was Sie einfügen, kommt als Abschnitt hinter den ausgewählten Block; Variablen, die es hier schon gibt, erhalten einen eigenen Namen. Wo der andere Dialog endet, geht es hier weiter. Seine Begrüßung und sein Schlusstext werden nicht gesagt.',
          'Verwenden die Blöcke Angaben, nach denen sie nicht selbst fragen, etwa einen Namen, legen Sie beim Einfügen fest, was dafür steht: eine Variable dieses Dialogs oder eine Berechnung.',
          'Was eingefügt ist, gehört Ihnen: Sie können es ändern. Ändert sich das Original, bietet die Liste „In diesem Dialog“ das an und zeigt jede Änderung; was Sie selbst geändert haben, bleibt. Ein Dialog zählt mit der Version, die zuletzt veröffentlicht wurde.',
          'Eigene: Wählen Sie Blöcke aus und legen Sie sie ab, oder bieten Sie den ganzen Dialog an.',
        ],
      },
      {
        id: 'rueckgaengig',
        title: 'Rückgängig und Verlauf',
        text: [
          'Jede Änderung wird von selbst gespeichert und lässt sich rückgängig machen. Der Verlauf zeigt, wer wann was geändert hat, und bringt frühere Versionen zurück.',
        ],
      },
      {
        id: 'gemeinsam',
        title: 'Zu mehreren bearbeiten',
        text: [
          'Haben mehrere den Dialog offen, sehen Sie im Graphen, wo die anderen gerade sind, und in der Liste und den Eigenschaften, wer welchen Block bearbeitet.',
          'Unter „Kommentare“ schreiben Sie etwas zu einem Block. Mit @ erwähnen Sie jemanden aus dem Team. Wer den Dialog gerade nicht offen hat, bekommt eine E-Mail mit dem Link dorthin und kann solche E-Mails in den eigenen Einstellungen abschalten.',
          'Mit „Änderung vorschlagen“ schlagen Sie dort für einen Text des ausgewählten Blocks einen anderen Wortlaut vor; der Dialog bleibt zunächst, wie er ist. Wer „Übernehmen“ wählt, ändert den Text wie von Hand, mit „Rückgängig“ und im Verlauf. Mit „Ablehnen“ bleibt er, wie er ist; einen Grund können Sie dazuschreiben.',
        ],
      },
    ],
  },
  {
    id: 'verzweigen',
    kind: 'task',
    title: 'Fragen verzweigen',
    summary: 'Je nach Antwort geht es an einer anderen Stelle weiter.',
    words: ['Sprung', 'springen', 'Verzweigung', 'Filterfrage', 'wenn', 'Weg', 'Ende', 'Bereich', 'NPS', 'ab', 'bis'],
    passages: [
      {
        id: 'option',
        title: 'Nach einer Option',
        text: ['Jede Option steht auf der Karte mit einem eigenen Punkt am Rand.'],
        steps: [
          'Ziehen Sie vom Punkt der Option eine Linie zu dem Block, mit dem es dann weitergeht.',
          'Alle anderen Antworten gehen weiter wie bisher.',
        ],
        example: 'Von „Nein“ zum Block „Warum nicht?“; „Ja“ geht der Reihe nach weiter.',
      },
      {
        id: 'bereiche',
        title: 'Nach einer Zahl: Bereiche',
        text: [
          'Zahl, Schieberegler und Bewertung lassen sich auf der Karte in Bereiche teilen; jeder hat einen eigenen Punkt am Rand. Ein Schieberegler von 0 bis 10 bietet die drei Gruppen des NPS von selbst an.',
        ],
        steps: [
          'Wählen Sie den Block im Graphen und drücken Sie auf das Zeichen neben seiner Nummer, oder die Taste B.',
          'Teilen Sie einen Bereich, verschieben Sie seinen Anfang, oder legen Sie zwei zusammen.',
          'Ziehen Sie vom Punkt eines Bereichs eine Linie zu dem Block, mit dem es dann weitergeht.',
        ],
        example: 'Von 0–6 zu „Was hat gefehlt?“, von 9–10 zu „Was hat Ihnen gefallen?“',
      },
      {
        id: 'bedingung',
        title: 'Nach einer Bedingung',
        text: [
          'Unter „Wie es weitergeht“ hat ein Block beliebig viele bedingte Sprünge. Der erste, der zutrifft, gilt. Trifft keiner zu, geht es bei „Danach weiter mit“ weiter.',
        ],
      },
      {
        id: 'bedeutung',
        title: 'Nach der Bedeutung einer freien Antwort',
        text: [
          'Wählen Sie bei einem Sprung „Nach Bedeutung der Antwort“ und geben Sie unter „Trainieren“ Beispiele, was jemand dafür schreiben könnte.',
        ],
      },
      {
        id: 'ende',
        title: 'Den Dialog beenden',
        text: [
          'Ein Dialog endet nach dem letzten Block der Reihenfolge oder nach jedem Block, der als „Ende des Dialogs“ gesetzt ist. Danach wird der Schlusstext gesagt.',
          'Auch eine einzelne Antwort kann ihn beenden: Ziehen Sie im Graphen ihren Punkt auf das Ende, oder wählen Sie bei einem Sprung „Ende des Dialogs“.',
        ],
      },
    ],
  },
  conditionsPage,
  {
    id: 'wiederholen',
    kind: 'task',
    title: 'Für jedes Kind dasselbe fragen',
    summary: 'Dieselben Fragen mehrmals stellen, mit eigenen Antworten in jeder Runde.',
    words: ['Wiederholung', 'Schleife', 'Runde', 'Kinder', 'Haushalt', 'Produkte', 'mehrmals'],
    see: ['block-loop', 'variablen'],
    passages: [
      {
        id: 'aufbauen',
        title: 'Eine Wiederholung bauen',
        text: [
          'Stellen Sie vor die Fragen, die mehrmals kommen sollen, einen Block „Wiederholung“ (N, „wieder“, Eingabetaste). Wählen Sie unter „Wie oft“ eine Zahl, eine Liste oder „Bis Nein“, und drücken Sie unter „Fragen der Wiederholung“ auf „Die folgenden Blöcke nehmen“.',
          'Im Graphen führt die Wiederholung mit „je Runde“ in die erste Frage und mit „danach“ weiter. Ihre Fragen sind getönt und tragen ihren Namen. Was Sie dazwischen einfügen, gehört von selbst dazu.',
        ],
        example:
          '„Wie viele Kinder haben Sie?“, Wiederholung so oft wie diese Antwort, „Wie heißt Kind {{kind.nr}}?“, „Wie alt ist {{kind.name}}?“',
      },
      {
        id: 'in-der-runde',
        title: 'In der Runde',
        text: [
          'Antworten heißen dort wie immer; gemeint ist die der laufenden Runde. {{kind.nr}} sagt, die wievielte es ist, {{kind.name}}, wie sie heißt. Ein Sprung zur Wiederholung beginnt die nächste Runde sofort, ein Sprung zu einem anderen Block verlässt sie.',
        ],
        example:
          'Nach „Wie alt ist {{kind.name}}?“: alter ist höchstens 5 → Wiederholung. Die Schule wird dann übergangen.',
      },
      {
        id: 'danach',
        title: 'Danach und in den Daten',
        text: [
          'Hinter der Wiederholung hat jede Runde ihren eigenen Namen: alter_1, alter_2. So heißen auch die Spalten. Über alle Runden rechnen Sie mit summe(alter), anzahl(alter), mittelwert(alter), min(alter) und max(alter); {{kind.nr}} sagt, wie viele Runden es waren.',
          'Führt stattdessen ein Sprung zurück, zählt in Tabelle und Datei nur die letzte Antwort; die Dialogprüfung nennt solche Fragen. Die früheren stehen im einzelnen Gespräch und in einer eigenen Datei („Eine frühere Antwort je Zeile“).',
        ],
        example: 'Berechnung: juengstes = min(alter)',
      },
    ],
  },
  {
    id: 'punkte',
    kind: 'task',
    title: 'Antworten mit Punkten',
    summary: 'Summen, Mittelwerte und Ergebnisse wie bei einem Test.',
    words: ['Score', 'Summe', 'Skala', 'Auswertung', 'Quiz', 'PHQ', 'umpolen', 'Mittelwert', 'Berechnung'],
    passages: [
      {
        id: 'vergeben',
        title: 'Punkte vergeben',
        text: [
          'Bei Optionen und Bildern tragen Sie „Punkte“ ein; bei Skalen ist der Wert des Punktes schon eine Zahl. Ohne Punkte zählt eine Option in Summen nicht mit.',
          'Eine Liste mit Punkten fügen Sie aus einer Tabelle auf einmal ein.',
        ],
        example: '„überhaupt nicht“ 0, „an einzelnen Tagen“ 1, „fast jeden Tag“ 3',
      },
      {
        id: 'rechnen',
        title: 'Rechnen und sagen',
        text: [
          'Mit den Punkten rechnet ein Block „Berechnung“; das Ergebnis sagen Sie mit {{variable}} oder verzweigen danach.',
        ],
        steps: [
          'Geben Sie jeder Frage unter „Antwort“ einen Variablennamen.',
          'Fügen Sie eine Berechnung hinzu: Variable „summe“, Formel sum(f1, f2, f3).',
          'Schreiben Sie in eine Nachricht: „Sie haben {{summe}} Punkte.“',
        ],
      },
    ],
  },
  {
    id: 'variablen',
    kind: 'task',
    title: 'Variablen und Platzhalter',
    summary: 'Antworten benennen, einsetzen und umbenennen.',
    words: ['{{', 'Platzhalter', 'Name', 'einfügen', 'umbenennen', 'Link-Parameter'],
    passages: [
      {
        id: 'benennen',
        title: 'Benennen',
        text: [
          'Die Variable einer Frage ist der Name ihrer Antwort in Bedingungen, Berechnungen und im Export. Jeder Name kommt im Dialog nur einmal vor.',
        ],
        example: 'alter, nps, kontakt',
      },
      {
        id: 'einsetzen',
        title: 'Einsetzen',
        text: [
          '{{name}} in einem Text sagt die frühere Antwort. Ist sie noch nicht gegeben, wird nichts eingefügt; die Dialogprüfung weist darauf hin.',
        ],
        example: '„Schön, {{name}}! Wie alt sind Sie?“',
      },
      {
        id: 'umbenennen',
        title: 'Wo wird sie benutzt?',
        text: [
          'Das Werkzeug „Variablen“ zeigt jede Variable mit allen Stellen, an denen sie gesetzt und benutzt wird. Umbenennen ändert den Namen überall zugleich.',
        ],
      },
    ],
  },
  {
    id: 'medien',
    kind: 'task',
    title: 'Bilder, Ton und Videos',
    summary: 'Hochladen, beschreiben und zeigen.',
    words: ['Foto', 'Audio', 'Video', 'Datei', 'hochladen', 'Untertitel', 'Alternativtext', 'Logo'],
    passages: [
      {
        id: 'zeigen',
        title: 'Bei einem Block zeigen',
        text: [
          'Jeder Block kann ein Bild, eine Tonaufnahme oder ein Video haben. Bilder dürfen 10, Dokumente 20, Tonaufnahmen 25 und Videos 100 MB groß sein.',
        ],
        steps: [
          'Öffnen Sie den Block und laden Sie bei „Bild, Ton oder Video“ eine Datei hoch.',
          'Schreiben Sie einen Alternativtext oder eine Abschrift.',
        ],
      },
      {
        id: 'zugaenglich',
        title: 'Für alle verständlich',
        text: [
          'Der Alternativtext beschreibt ein Bild für alle, die es nicht sehen. Ein Video bekommt Untertitel als Datei im Format WebVTT (.vtt), eine Tonaufnahme eine Abschrift zum Mitlesen.',
        ],
        example: 'Alternativtext: „Ein Fahrradweg, der plötzlich an einer Mauer endet“',
      },
    ],
  },
  {
    id: 'pruefen',
    kind: 'task',
    title: 'Den Dialog prüfen',
    summary: 'Dialogprüfung, Probelauf und behaltene Tests.',
    words: ['Fehler', 'Prüfung', 'Simulation', 'Probelauf', 'Test', 'Sackgasse'],
    passages: [
      {
        id: 'dialogpruefung',
        title: 'Dialogprüfung',
        text: [
          'Die Dialogprüfung geht alle Wege des Dialogs durch und sagt, was Teilnehmende erleben würden: Sprünge ins Leere, Blöcke, zu denen kein Weg führt, Bedingungen, die nie gelten. Zu einem Befund zeigt sie das kürzeste Gespräch, in dem er auftritt, und oft einen Vorschlag zum Beheben.',
        ],
      },
      {
        id: 'probelauf',
        title: 'Probelauf',
        text: [
          'Im Probelauf führen erfundene Teilnehmende den Dialog. Danach sehen Sie, welche Wege niemand nimmt und wie lang der Dialog ist.',
        ],
      },
      {
        id: 'tests',
        title: 'Behaltene Tests',
        text: [
          'Ein Gespräch, das Sie unter „Testen“ mit „Als Test behalten“ sichern, wird bei jeder Änderung geprüft. Verläuft es anders, sehen Sie, an welcher Stelle, und entscheiden, ob es so jetzt richtig ist.',
        ],
      },
    ],
  },
  {
    id: 'veroeffentlichen',
    kind: 'task',
    title: 'Veröffentlichen',
    summary: 'Was Teilnehmende bekommen, und wie es zurückgeht.',
    words: ['Version', 'Entwurf', 'live', 'Stand', 'zurück', 'Freigabe', 'vier Augen', 'Genehmigung'],
    passages: [
      {
        id: 'entwurf',
        title: 'Entwurf und Veröffentlichung',
        text: [
          'Sie bearbeiten den Entwurf. Teilnehmende bekommen die veröffentlichte Version, bis Sie erneut veröffentlichen. Wer mitten im Gespräch ist, beendet es in der Version, mit der es begann.',
        ],
        steps: [
          'Öffnen Sie „Veröffentlichung“: beim Bearbeiten rechts oben, beim Testen, Trainieren und Auswerten neben „Live“, auf „Teilen“ und im Menü des Dialogs auf dem Dashboard.',
          'Sehen Sie nach, was die Dialogprüfung gefunden hat und was sich für Teilnehmende ändert.',
          'Veröffentlichen Sie. Ist der Dialog noch inaktiv, geht er mit „Veröffentlichen und live schalten“ im selben Schritt live.',
          'Kopieren Sie den Link oder speichern Sie den QR-Code.',
        ],
      },
      {
        id: 'zurueck',
        title: 'Eine frühere Version zurückbringen',
        text: [
          'Unter „Bisherige Veröffentlichungen“ bekommen Teilnehmende mit „Diese Version veröffentlichen“ sofort wieder eine frühere. Ihr Entwurf bleibt dabei, wie er ist.',
        ],
      },
      {
        id: 'vier-augen',
        title: 'Das Vier-Augen-Prinzip',
        text: [
          'Schalten Sie es unten unter „Veröffentlichung“ ein, wird nur veröffentlicht, was eine zweite Person freigegeben hat. Das gilt auch für frühere Versionen, das erste Live-Schalten, API-Schlüssel, Multi-Chats mit dem Dialog und Kopien. Inaktiv schalten können Sie jederzeit allein.',
          'Freigegeben wird immer der Stand, der angefragt war. Was Sie danach ändern, fragen Sie neu an.',
          'Ausschalten geht nur zu zweit. Darf außer Ihnen niemand veröffentlichen, schalten Sie es allein aus; das steht dann im Protokoll der Administration.',
        ],
        steps: [
          'Wer bearbeiten darf, öffnet „Veröffentlichung“ und fragt die Freigabe an, mit einer Notiz und auf Wunsch bei bestimmten Personen.',
          'Wer veröffentlichen darf und nicht selbst angefragt hat, sieht sich die Änderungen an, probiert sie aus und gibt sie frei oder lehnt mit einer Begründung ab.',
          'Mit der Freigabe wird sofort veröffentlicht.',
        ],
      },
    ],
  },
  {
    id: 'ki-gespraech',
    kind: 'task',
    title: 'Ein KI-Gespräch einrichten',
    summary: 'Auftrag, Ausstiegsbedingungen, Grenzen und Ersatztext.',
    words: ['Sprachmodell', 'GPT', 'KI', 'Chatbot', 'Prompt', 'Auftrag', 'LLM'],
    passages: [
      {
        id: 'einrichten',
        title: 'Einrichten',
        text: [
          'Ohne angeschlossenes Sprachmodell sagt der Bot Ihren Ersatztext; alles andere bleibt gespeichert und gilt, sobald eines angeschlossen ist.',
        ],
        steps: [
          'Fügen Sie einen Block „KI-Gespräch“ hinzu und wählen Sie „Mit einem Beispiel beginnen“.',
          'Schreiben Sie Rolle, Ziel und Grenzen in den Auftrag. Teilnehmende lesen ihn nicht.',
          'Schreiben Sie Ausstiegsbedingungen als ganze Sätze und wohin es dann geht.',
          'Schreiben Sie den Ersatztext.',
        ],
        example: 'Ausstiegsbedingung: „Die Person hat einen Grund genannt, warum sie seltener kommt.“',
      },
      {
        id: 'schutz',
        title: 'Persönliche Angaben',
        text: [
          'Unter „Einstellungen“ lassen Sie vor dem Sprachmodell um Einwilligung bitten und verdecken Namen, Anschriften, Telefonnummern, E-Mail-Adressen und Bankverbindungen, soweit sie erkannt werden.',
        ],
      },
    ],
  },
  {
    id: 'trainieren',
    kind: 'task',
    title: 'Trainieren: freie Antworten verstehen',
    summary: 'Beispiele geben, Nicht-Verstandenes zuordnen, die Qualität sehen.',
    words: ['Training', 'Beispiele', 'verstehen', 'Bedeutung', 'Trefferquote', 'Posteingang'],
    passages: [
      {
        id: 'beispiele',
        title: 'Beispiele geben',
        text: [
          'Schreiben Sie zu jeder Bedeutung, wie Menschen sie ausdrücken; mehrere Zeilen lassen sich auf einmal einfügen. Ist der Dialog unsicher, fragt er zurück; versteht er nichts, bietet er die Auswahl an.',
        ],
        example: 'Für „Mit dem Fahrrad“: „ich radle“, „mit dem Rad“, „E-Bike“',
      },
      {
        id: 'dateien',
        title: 'Beispiele aus anderen Programmen',
        text: [
          'Unter „Beispiele als Tabelle“ speichern Sie alle Beispiele als CSV, für Rasa (YAML) oder im LU-Format von Microsoft, und lesen solche Dateien ein. Vorher sehen Sie, was hinzukommt, was nicht und in welcher Zeile es steht. Bedeutungen, die der Dialog nicht hat, ordnen Sie dort zu. Von Entitäten kommt nur der Text.',
        ],
      },
      {
        id: 'nicht-verstanden',
        title: 'Nicht verstanden',
        text: [
          'Was nicht sicher verstanden wurde, wartet dort auf Sie. Wählen Sie eine Antwort mit den Pfeiltasten und drücken Sie die Ziffer ihrer Bedeutung; Z nimmt das Letzte zurück. Die Antwort wird zum Beispiel für das nächste Mal.',
        ],
      },
      {
        id: 'guete',
        title: 'Trefferquote und Schwellen',
        text: [
          'Die Trefferquote beurteilt jedes Beispiel so, als gäbe es das Beispiel selbst nicht. Dort steht auch, was verwechselt wird, und Sie legen fest, wie sicher der Dialog sein muss.',
        ],
      },
    ],
  },
];
