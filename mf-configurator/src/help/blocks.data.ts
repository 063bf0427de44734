import type { BlockType } from '@dialogwerk/shared/contract';

/** What authors want to know of a block type; name, hint and fields come from the registry. */
interface BlockHelp {
  /** When it is the right one, and when another is. */
  readonly use: string;
  readonly example: string;
  /** What is stored, and what the analysis makes of it. */
  readonly result: string;
}

/** A page for each block type; one that is left out does not compile. */
export const blockHelp: Readonly<Record<BlockType, BlockHelp>> = {
  message: {
    use: 'Eine Nachricht erklärt, dankt oder leitet über. Niemand muss darauf antworten: Der Dialog geht von selbst mit dem nächsten Block weiter. Möchten Sie, dass jemand etwas bestätigt, nehmen Sie eine Einfachauswahl mit einer einzigen Option.',
    example: '„Vielen Dank, {{name}}! #1500# Noch zwei kurze Fragen, dann sind wir fertig.“',
    result: 'Eine Nachricht speichert keine Antwort und steht deshalb nicht in der Analyse.',
  },
  qa: {
    use: 'In einer Wissensfrage fragen Teilnehmende, und der Bot antwortet aus Ihren Einträgen. Jeder Eintrag hat Beispielfragen und eine Antwort. Mit „Beliebig viele Fragen erlauben“ können sie weiterfragen, bis sie „Weiter“ wählen.',
    example:
      'Eintrag mit den Beispielfragen „Wann habt ihr offen?“ und „Öffnungszeiten“, Antwort: „Montag bis Freitag von 9 bis 17 Uhr.“',
    result:
      'Gespeichert werden die Frage und der Eintrag, der sie beantwortet hat. Was keinem Eintrag sicher zugeordnet wurde, wartet unter „Trainieren“ auf Sie.',
  },
  gpt: {
    use: 'In einem KI-Gespräch führt ein Sprachmodell ein freies Gespräch nach Ihrem Auftrag. Es endet, sobald eine Ausstiegsbedingung zutrifft oder die Höchstzahl der Antworten erreicht ist. Ist kein Modell angeschlossen oder antwortet es nicht, sagt der Bot Ihren Ersatztext und geht weiter.',
    example:
      'Auftrag: „Finde heraus, warum die Person seltener in die Bibliothek kommt.“ Ausstiegsbedingung: „Die Person hat einen Grund genannt.“',
    result:
      'Gespeichert werden das ganze Gespräch und die Entscheidung des Modells mit den Worten, auf die es sich stützt. Beides sehen Sie in der Analyse am einzelnen Gespräch.',
  },
  single: {
    use: 'Eine Einfachauswahl bietet mehrere Möglichkeiten an, von denen genau eine gilt. Jede Option kann an eine andere Stelle führen: Ziehen Sie dazu auf der Karte vom Punkt der Option eine Linie. Sollen mehrere zugleich gelten, nehmen Sie die Mehrfachauswahl. Für „Ja“ und „Nein“ gibt es beim Hinzufügen „Ja/Nein“, mit beiden Antworten darin. Fehlt vielleicht etwas, schalten Sie „Sonstiges mit eigenem Feld“ ein.',
    example: '„Wie kommen Sie zur Arbeit?“ mit „Mit dem Fahrrad“, „Mit Bus oder Bahn“, „Mit dem Auto“, „Zu Fuß“',
    result:
      'Gespeichert wird die gewählte Option. Die Analyse zeigt Häufigkeiten und Anteile; haben die Optionen Punkte, lässt sich damit rechnen.',
  },
  multiple: {
    use: 'In einer Mehrfachauswahl gelten mehrere Möglichkeiten zugleich. Sie legen fest, wie viele es mindestens und höchstens sein dürfen, und welche Option alle anderen ausschließt, zum Beispiel „Nichts davon“.',
    example: '„Welche Geräte benutzen Sie?“ mit „Telefon“, „Tablet“, „Computer“, „Nichts davon“',
    result:
      'Gespeichert werden alle gewählten Optionen. Die Anteile zählen Personen und ergeben zusammen deshalb oft mehr als 100 %.',
  },
  picture: {
    use: 'Eine Bildauswahl zeigt Bilder statt Texten. Jedes Bild braucht einen Alternativtext: Er wird vorgelesen, wo jemand das Bild nicht sieht, und benennt es in der Analyse. „Text unter den Bildern zeigen“ macht aus jedem Bild eine Karte, auf der er auch zu lesen ist. Fehlt vielleicht etwas, schalten Sie „Sonstiges mit eigenem Feld“ ein; ein Bild braucht es nicht.',
    example: '„Welches Plakat spricht Sie an?“ mit drei Entwürfen',
    result: 'Gespeichert werden die gewählten Bilder. Die Analyse zählt sie wie bei einer Auswahl.',
  },
  ranking: {
    use: 'In einer Rangfolge bringen Teilnehmende Möglichkeiten in ihre Reihenfolge, durch Ziehen oder mit der Tastatur. Sechs oder sieben lassen sich gut ordnen; mehr werden mühsam. Fehlt vielleicht etwas, schalten Sie „Sonstiges mit eigenem Feld“ ein: Was dort eingetragen wird, lässt sich mit einordnen.',
    example: '„Was ist Ihnen am wichtigsten?“ mit „Preis“, „Qualität“, „Lieferzeit“',
    result:
      'Gespeichert wird die Reihenfolge. Die Analyse zeigt den mittleren Platz jeder Möglichkeit, 1 ist der beste. Heißt die Variable wunsch, steht in wunsch_platz_1, was zuerst kam, für Texte und Bedingungen.',
  },
  consent: {
    use: 'Mit einer Einwilligung stimmen Teilnehmende zu oder lehnen ab. Mit „Ohne Zustimmung endet der Dialog“ wird nach einer Ablehnung nur noch der Schlusstext gesagt. Schreiben Sie unter „Einstellungen“ die Datenschutzerklärung dazu.',
    example: '„Dürfen wir Ihre Antworten für unsere Studie auswerten?“ mit „Ich stimme zu“ und „Nein, danke“',
    result:
      'Gespeichert wird ja oder nein. Wer eine nötige Einwilligung ablehnt, steht in der Analyse als „Ausgeschieden“.',
  },
  likert: {
    use: 'Eine Likert-Skala misst Zustimmung oder Häufigkeit auf beschrifteten Punkten. Brauchen mehrere Fragen dieselbe Skala, speichern Sie sie als gemeinsame Skala. Für mehrere Aussagen hintereinander gibt es die Fragenbatterie.',
    example: '„Ich bin mit meinem Arbeitsweg zufrieden.“ von „stimme gar nicht zu“ (1) bis „stimme voll zu“ (5)',
    result:
      'Gespeichert wird der Wert des Punktes oder „keine Angabe“. Bei umgepolten Aussagen zählt der höchste Wert wie der niedrigste.',
  },
  matrix: {
    use: 'Eine Fragenbatterie fragt mehrere Aussagen nacheinander mit derselben Skala ab. Jede Aussage bekommt eine eigene Variable: mit „stimmung“ heißen sie stimmung_1, stimmung_2 und so weiter.',
    example: 'Skala von „nie“ bis „immer“ zu „Ich schlafe gut“, „Ich bin ausgeruht“, „Ich habe Energie“',
    result:
      'Gespeichert wird ein Wert je Aussage. Mit mittelwert(stimmung_1, stimmung_2, stimmung_3) bildet eine Berechnung den Mittelwert.',
  },
  slider: {
    use: 'Mit einem Schieberegler wählen Teilnehmende eine Zahl aus einem Bereich. Sie legen kleinsten und größten Wert, Schrittweite und die Beschriftung beider Enden fest.',
    example: '„Wie wahrscheinlich empfehlen Sie uns weiter?“ von 0 (unwahrscheinlich) bis 10 (sehr wahrscheinlich)',
    result:
      'Gespeichert wird die Zahl. Von 0 bis 10 in Einerschritten zeigt die Analyse zusätzlich den Net Promoter Score.',
  },
  rating: {
    use: 'Bei einer Bewertung vergeben Teilnehmende Sterne, Herzen oder Smileys. Ein Tippen genügt. Sie legen fest, wie viele es sind und was der kleinste und der größte Wert bedeuten.',
    example: '„Wie hat es Ihnen bei uns gefallen?“ mit 5 Sternen von „gar nicht“ bis „sehr gut“',
    result: 'Gespeichert wird die Zahl, 1 für den ersten Stern. Die Analyse zeigt Verteilung und Mittelwert.',
  },
  constant_sum: {
    use: 'Beim Punkteverteilen wird eine feste Summe auf mehrere Einträge verteilt. So wird sichtbar, was jemandem im Verhältnis wichtig ist, wo bei einzelnen Skalen alles „sehr wichtig“ wäre.',
    example: '„Verteilen Sie 100 Punkte“ auf „Preis“, „Qualität“ und „Lieferzeit“',
    result:
      'Gespeichert werden die Punkte je Eintrag, jeder in einer eigenen Variablen. Die Analyse zeigt die mittleren Punkte.',
  },
  open: {
    use: 'Auf eine offene Frage antworten Teilnehmende in eigenen Worten. Mit bedingten Sprüngen „Nach Bedeutung der Antwort“ und Beispielen unter „Trainieren“ versteht der Dialog auch freie Antworten. Sie können eine Mindestlänge oder eine Form verlangen, etwa eine Postleitzahl.',
    example: '„Was hat Ihnen heute gefehlt?“',
    result: 'Gespeichert wird der Text. In der Analyse können Sie Antworten durchsuchen und mit Codes versehen.',
  },
  number: {
    use: 'Zahl fragt nach einer Zahl, auf Wunsch zwischen zwei Grenzen, nur als ganze Zahl und mit einer Einheit hinter dem Feld.',
    example: '„Wie alt sind Sie?“ von 16 bis 110, Einheit „Jahre“',
    result: 'Gespeichert wird die Zahl. Die Analyse zeigt Mittelwert, Median und Verteilung.',
  },
  date: {
    use: 'Datum fragt nach einem Tag, auf Wunsch zwischen zwei Grenzen.',
    example: '„Wann möchten Sie anreisen?“',
    result:
      'Gespeichert wird der Tag. In Bedingungen vergleichen Sie ihn mit „ist vor“, „ist nach“, „ist ab“ und „ist bis“. Heißt die Variable termin, gibt es auch termin_tag, termin_monat, termin_jahr und termin_wochentag.',
  },
  time: {
    use: 'Uhrzeit fragt nach einer Uhrzeit, auf Wunsch zwischen zwei Grenzen.',
    example: '„Wann können wir Sie am besten anrufen?“ von 9:00 bis 17:00',
    result: 'Gespeichert wird die Uhrzeit. In Bedingungen lässt sie sich wie ein Datum vergleichen.',
  },
  email: {
    use: 'E-Mail prüft, ob die Eingabe eine E-Mail-Adresse sein kann. Fragen Sie nur danach, wenn Sie sie brauchen: Mit ihr sind Antworten nicht mehr anonym.',
    example: '„Wohin dürfen wir das Ergebnis senden?“',
    result: 'Gespeichert wird die Adresse. Der Dialog schreibt selbst niemandem.',
  },
  phone: {
    use: 'Telefon prüft, ob die Eingabe eine Telefonnummer sein kann.',
    example: '„Unter welcher Nummer erreichen wir Sie?“',
    result: 'Gespeichert wird die Nummer.',
  },
  url: {
    use: 'Link fragt nach einer Internetadresse. Um selbst auf eine Seite zu verweisen, brauchen Sie diesen Block nicht: Tragen Sie die Adresse bei einem beliebigen Block unter „Link (URL)“ ein.',
    example: '„Haben Sie eine Website, die wir uns ansehen dürfen?“',
    result: 'Gespeichert wird die Adresse.',
  },
  place: {
    use: 'Auf einer Karte markieren Teilnehmende eine Stelle: mit einem Tipp oder mit zwei Reglern. Die Karte ist ein Bild, das Sie hochladen, etwa ein Stadtplan, ein Grundriss, eine Körperskizze oder ein Entwurf.',
    example: '„Wo in unserer Stadt fühlen Sie sich unsicher?“ mit einem Stadtplan',
    result:
      'Gespeichert werden das Feld der Karte (A1 bis J10) und der Abstand von links und von oben in Prozent, auf Wunsch auch Breite und Länge. Jedes davon ist eine eigene Variable, etwa ort, ort_x und ort_y. Die Analyse zeigt auf der Karte, wie oft welches Feld markiert wurde.',
  },
  upload: {
    use: 'Bei einem Datei-Upload laden Teilnehmende Bilder, Dokumente, Tonaufnahmen oder Videos hoch. Sie wählen, was erlaubt ist und wie groß es sein darf. Geprüft wird der Inhalt der Datei, nicht nur ihr Name.',
    example: '„Fotografieren Sie bitte die Stelle.“ Erlaubt: Bilder bis 10 MB',
    result: 'Gespeichert wird die Datei. Sie öffnen sie in der Analyse am einzelnen Gespräch.',
  },
  voice: {
    use: 'Eine Sprachnachricht wird mit dem Mikrofon aufgenommen, höchstens so lang, wie Sie es erlauben. Wer kein Mikrofon hat, kann eine Audiodatei auswählen.',
    example: '„Erzählen Sie in einer Minute, wie Ihr Tag war.“ Höchstens 60 Sekunden',
    result:
      'Gespeichert wird die Aufnahme. Stimmen sind persönliche Daten: Sagen Sie in der Datenschutzerklärung, was mit ihnen geschieht.',
  },
  signature: {
    use: 'Eine Unterschrift wird mit Finger, Stift oder Maus gezeichnet. Wer das nicht kann oder möchte, tippt stattdessen den Namen; das ist in der Datei vermerkt. Auf dem gedruckten Bogen steht eine Linie.',
    example: '„Bitte bestätigen Sie mit Ihrer Unterschrift, dass Sie die Geräte erhalten haben.“',
    result:
      'Gespeichert wird ein Bild. Es ist keine qualifizierte elektronische Signatur und weist niemanden aus. Unterschriften sind persönliche Daten: Sagen Sie in der Datenschutzerklärung, was mit ihnen geschieht.',
  },
  assign: {
    use: 'Eine Berechnung fragt nichts. Sie gibt einer Variablen einen Wert: eine Summe, einen Mittelwert oder je nach Bedingung einen Text. Danach können Sie mit der Variablen verzweigen oder sie mit {{variable}} sagen.',
    example: 'Variable „summe“ = sum(phq9_1, phq9_2, phq9_3)',
    result: 'Der Wert steht in der Analyse unter „Berechnete Werte“ und im Export.',
  },
  loop: {
    use: 'Eine Wiederholung stellt dieselben Fragen mehrmals: für jedes Kind, für jedes gewählte Produkt oder bis niemand mehr fehlt. Sie legen fest, wie oft, und haken die Blöcke an, die dazugehören. In ihnen sagt {{kind.nr}} die Nummer der Runde und {{kind.name}} ihren Namen, wenn die Variable der Wiederholung kind heißt.',
    example:
      '„Wie viele Kinder haben Sie?“, dann eine Wiederholung so oft, wie diese Zahl sagt, mit „Wie heißt Kind {{kind.nr}}?“ und „Wie alt ist {{kind.name}}?“',
    result:
      'Jede Runde hat eigene Antworten und eigene Spalten: name_1, alter_1, name_2, alter_2 und so weiter. Dahinter rechnen summe(alter) oder mittelwert(alter) über alle Runden. Fällt eine Runde weg, weil jemand die Zahl ändert, fallen auch ihre Antworten weg.',
  },
  api: {
    use: 'Eine Schnittstelle fragt ein anderes System, zum Beispiel Ihre Kundendatenbank, und übernimmt Werte aus dessen Antwort in Variablen. Schlüssel und Passwörter hinterlegen Sie als Geheimnis; sie stehen nie im Dialog.',
    example: 'GET https://api.example.org/kunden/{{nummer}}, aus der Antwort wird „name“ zu {{kundenname}}',
    result:
      'Gespeichert werden die übernommenen Werte. Schlägt die Abfrage fehl, geht es dort weiter, wo Sie es unter „Wenn die Abfrage fehlschlägt“ festlegen.',
  },
  experiment: {
    use: 'Eine Zufallsgruppe teilt Teilnehmende für ein Experiment ein und fragt nichts. Die Gruppen bleiben zu jeder Zeit ausgewogen, auch wenn viele gleichzeitig teilnehmen; auf Wunsch auch innerhalb der Antworten auf eine frühere Frage. Ziehen Sie auf der Karte vom Punkt jeder Gruppe eine Linie dorthin, wo es für sie weitergeht. Wer einmal eingeteilt ist, bleibt in der Gruppe, auch nach einer geänderten Antwort oder einem Neubeginn. In „Testen“ wählen Sie eine Gruppe selbst. Soll ein Link in eine Gruppe führen, behalten Sie unter „Teilen“ den Parameter arm_ und den Namen der Variablen; wer mit ihm kommt, zählt bei der Einteilung nicht mit.',
    example:
      'Variable „bild“ mit den Gruppen „Mit Bild“ und „Ohne Bild“, ausgewogen innerhalb von „geschlecht“; Link mit ?arm_bild=A',
    result:
      'Gespeichert wird der Buchstabe der Gruppe. In der Analyse ist sie eine Spalte, ein Filter und eine Seite der Kreuztabelle; im Export steht ihr Name als Beschriftung.',
  },
  shuffle: {
    use: 'Eine zufällige Abfolge stellt Fragen oder Gruppen von Fragen in ausgeloster Reihenfolge, damit nicht die Reihenfolge die Antworten bestimmt. Entweder ist jede Reihenfolge gleich wahrscheinlich, oder ein lateinisches Quadrat sorgt dafür, dass jeder Teil gleich oft an jeder Stelle steht. Die Reihenfolge bleibt für eine Person dieselbe, auch nach einer geänderten Antwort. Soll ein Link eine Reihenfolge vorgeben, behalten Sie unter „Teilen“ den Parameter arm_ und den Namen der Variablen.',
    example: 'Variable „folge“ mit den Teilen „Anzeige A“, „Anzeige B“ und „Anzeige C“; Link mit ?arm_folge=3-1-2',
    result:
      'Gespeichert wird, an welcher Stelle jeder Teil kam: je Teil eine Spalte, zum Beispiel folge_1, und eine mit der ganzen Reihenfolge. Die Antworten stehen wie immer unter ihrer Frage.',
  },
};
