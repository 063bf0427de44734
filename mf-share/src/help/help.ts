import type { HelpPage } from '@dialogwerk/shared/contract';

/** The help of sharing. */
export const help: readonly HelpPage[] = [
  {
    id: 'teilen',
    kind: 'task',
    title: 'Live schalten und teilen',
    summary: 'Link, QR-Code, eigene Website und woher Teilnehmende kommen.',
    words: [
      'Leitstand',
      'Quoten',
      'Sprachen',
      'Team',
      'einladen',
      'Arbeitsbereich',
      'übersetzen',
      'XLIFF',
      'Passwort',
      'Bot',
      'Skript',
      'Vorschau',
      'Social Media',
      'Testlink',
      'Multi-Chat',
      'Datenschutz',
      'DSGVO',
      'Einwilligung',
      'Consent',
      'Link',
      'QR',
      'Code',
      'einbetten',
      'Website',
      'HTML',
      'Widget',
      'Popup',
      'WordPress',
      'TYPO3',
      'aktiv',
      'inaktiv',
      'starten',
    ],
    passages: [
      {
        id: 'leitstand',
        title: 'Der Leitstand',
        text: [
          'Ganz oben steht, ob die Erhebung läuft, wer beginnen kann, wie viele gekommen sind, was noch frei ist, und was zu tun ist. Jeder Hinweis führt zu dem Bereich, in dem Sie es beheben. Die Zahlen erneuern sich von selbst, solange die Seite zu sehen ist.',
          '„Begonnen“ zählt alle, die den Dialog geöffnet haben, auch in Multi-Chats; Tests zählen nicht. Bei einem Multi-Chat zählt jede Teilnahme einmal, mit allen ihren Chats. „Unterwegs“ hat in den letzten 24 Stunden geantwortet, „abgebrochen“ länger nicht.',
          'Bereiche, die Sie nicht nutzen, sind eingeklappt und sagen in einer Zeile, wie sie stehen. Links am Rand, auf dem Telefon in der Auswahl oben, springen Sie zu jedem Bereich; seine Adresse können Sie weitergeben.',
        ],
      },
      {
        id: 'live',
        title: 'Live und inaktiv',
        text: [
          'Solange ein Dialog live ist, können alle mit dem Link teilnehmen. Ist er inaktiv, erfahren sie, dass er nicht mehr aktiv ist. Alle bisherigen Antworten bleiben.',
          'Beim ersten Live-Schalten wird der Dialog so veröffentlicht, wie er dann ist. Spätere Änderungen bekommen Teilnehmende erst, wenn Sie sie veröffentlichen.',
        ],
        steps: [
          'Öffnen Sie „Teilen“.',
          'Schalten Sie „Dialog live“ ein.',
          'Kopieren Sie den Link oder speichern Sie den QR-Code.',
        ],
      },
      {
        id: 'stand',
        title: 'Was Teilnehmende bekommen',
        text: [
          'Hier steht, welche Version Teilnehmende bekommen und wie viele Ihrer Änderungen sie noch nicht sehen. „Veröffentlichen“ führt Schritt für Schritt dahin, dass sie den Dialog bekommen, wie er jetzt ist; begonnene Gespräche laufen auf ihrer Version weiter.',
        ],
      },
      {
        id: 'link',
        title: 'Link und QR-Code',
        text: [
          'Wer den Link öffnet, nimmt ohne Konto und ohne Namen teil. Der QR-Code führt zum selben Link; gespeichert ist er ein Bild, das auch groß gedruckt scharf bleibt.',
        ],
        example: 'QR-Code auf dem Plakat, Link in der E-Mail',
      },
      {
        id: 'name',
        title: 'Adresse zum Weitersagen',
        text: [
          'Geben Sie der Adresse einen Namen, den man sagen und abtippen kann. Er steht dann in allen Links und im QR-Code. Ändern Sie ihn, führt der frühere weiterhin hierher; gedruckte Plakate bleiben gültig.',
          'Ein Name lässt sich leichter erraten als der Link ohne Namen.',
        ],
        example: '…/dialog/kundenzufriedenheit',
      },
      {
        id: 'datenschutz',
        title: 'Datenschutzerklärung und Verarbeitungsverzeichnis',
        text: [
          'Unter „Datenschutz“ geben Sie an, wer verantwortlich ist, wofür Sie die Antworten verwenden und auf welcher Rechtsgrundlage. Alles Weitere steht in den Einstellungen Ihres Dialogs: was gefragt wird, welche Systeme und Sprachmodelle etwas davon bekommen, welche Cookies gesetzt werden und wann Antworten gelöscht werden.',
          'Daraus entsteht eine Datenschutzerklärung, die Sie mit einem Klick übernehmen, und ein Eintrag für das Verzeichnis von Verarbeitungstätigkeiten zum Herunterladen. Ändern Sie später Einstellungen, übernehmen Sie die Erklärung noch einmal. Beides ersetzt keine Rechtsberatung.',
        ],
      },
      {
        id: 'einwilligungen',
        title: 'Protokoll der Einwilligungen',
        text: [
          'Das Protokoll zeigt, welcher Text wem wann gezeigt wurde und was dazu gesagt wurde: die Datenschutzerklärung am Anfang, jede Frage vom Typ „Einwilligung“ und die Frage, ob ein Sprachmodell mitlesen darf. Texte stehen dort Wort für Wort in der Sprache des Gesprächs, auch wenn Sie sie später ändern. Wird eine Zustimmung zurückgenommen, kommt eine Zeile hinzu; keine wird geändert.',
          'Sie können nach Text und Entscheidung filtern und alles als CSV speichern. Mit einem Gespräch werden auch seine Zeilen gelöscht; übrig bleibt ihre Anzahl. Teilnehmende sehen und widerrufen ihre Einwilligungen selbst, im Menü des Chats unter „Meine Daten“.',
        ],
      },
      {
        id: 'vorschau',
        title: 'Vorschau des Links',
        text: [
          'Wer den Link in einem Messenger, einem Netzwerk oder einer Mail weitergibt, zeigt damit meist eine kleine Karte. Hier bestimmen Sie Titel, Beschreibung und Bild; was Sie leer lassen, füllt der Dialog mit seinem Namen, seinen ersten Worten und seinem Logo oder dem Bild des Bots. Die Vorschau ändert sich, während Sie tippen.',
          'Es gilt sofort und gehört zu keiner Version des Dialogs. Dienste behalten eine Vorschau oft für Tage; eine neue zeigen sie erst danach. Steht ein Passwort vor dem Dialog, zeigt der Link nichts von ihm. Ein Multi-Chat zeigt seinen eigenen Namen und Beschreibung und Bild seines ersten Dialogs.',
        ],
        steps: [
          'Öffnen Sie „Teilen“.',
          'Wählen Sie „Vorschau ansehen und gestalten“.',
          'Schreiben Sie Titel und Beschreibung, und laden Sie ein Bild hoch.',
        ],
      },
      {
        id: 'einbinden',
        title: 'Auf einer Website einbinden',
        text: [
          'Wählen Sie, wie der Dialog auf Ihrer Website erscheint: hinter einem Knopf in der Ecke, als Fenster, als Leiste von der Seite oder mitten im Text. Er öffnet sich durch Klick, nach einiger Zeit, beim Herunterscrollen oder wenn jemand gehen will. Die Vorschau zeigt den echten Dialog; dort beginnt kein Gespräch.',
          'Von selbst öffnet er sich höchstens einmal am Tag. Wer ihn schließt, ohne zu antworten, bekommt ihn nur noch durch Klick. Er wartet, solange ein Cookie-Hinweis oder ein Fenster Ihrer Seite zu sehen ist, und verändert auf der Seite sonst nichts.',
          'Unter „Erlaubte Websites“ legen Sie fest, wo der Dialog eingebunden werden darf. Browser weisen alle anderen ab. Ohne Angabe darf es jede Website; der Link funktioniert immer.',
          'Angaben zur Herkunft kommen mit data-params in die Zeile. Sie werden gespeichert, wenn Sie die Parameter unter „Woher Teilnehmende kommen“ festgelegt haben.',
        ],
        steps: [
          'Öffnen Sie „Einbindung einrichten“ und wählen Sie Art und Öffnen.',
          'Kopieren Sie den Code für HTML, React, WordPress oder TYPO3.',
          'Fügen Sie ihn in Ihre Website ein.',
          'Hat die Website eine Content-Security-Policy, erlauben Sie die Adresse dieser Anwendung unter script-src und frame-src.',
        ],
        example: 'data-params="quelle=startseite"',
      },
      {
        id: 'weitere',
        title: 'Weitere Adressen',
        text: [
          'Zwei weitere Adressen führen zum selben Dialog: eine kurze zum Abschreiben und eine ohne Kopfzeile, etwa für eine App.',
        ],
      },
      {
        id: 'aussehen',
        title: 'Aussehen und Markenpakete',
        text: [
          'Unter „Aussehen“ stehen Darstellung, Farbe, Schrift, Bilder und alles Weitere, was Teilnehmende sehen, neben dem Messenger. Er zeigt jede Änderung sofort: am Anfang, bei einer Frage und am Ende, auf Telefon und Computer, hell und dunkel.',
          'Bei der Akzentfarbe steht, wie gut sie sich lesen lässt. Ist sie zu schwach, schreibt der Messenger von selbst kräftiger, oder Sie ändern sie mit einem Klick.',
          'Ein Markenpaket hält das Aussehen für mehrere Dialoge fest. Ändern Sie das Paket, sagt jeder Dialog, was sich geändert hat, und Sie übernehmen es mit einem Klick, auch in allen Dialogen zugleich. Das Paket hat eigene Kopien der Bilder: Es bleibt ganz, wenn ein Dialog gelöscht wird.',
        ],
        steps: [
          'Öffnen Sie „Teilen“ und wählen Sie „Aussehen gestalten“.',
          'Ändern Sie, was Sie möchten; gespeichert wird von selbst.',
          'Veröffentlichen Sie den Dialog.',
        ],
      },
      {
        id: 'sprachen',
        title: 'Sprachen',
        text: [
          'Ein Dialog hat eine Hauptsprache und beliebig viele weitere. Teilnehmende bekommen die Sprache ihres Browsers, wenn der Dialog sie hat, und können jederzeit wechseln, ohne etwas zu verlieren. Was nicht übersetzt ist, steht in der Hauptsprache da.',
          'Entfernen Sie eine Sprache, bleiben ihre Übersetzungen: Fügen Sie sie wieder hinzu, ist alles wieder da.',
        ],
        steps: [
          'Öffnen Sie „Sprachen hinzufügen und übersetzen“ und fügen Sie eine Sprache hinzu.',
          'Übersetzen Sie die Texte selbst oder geben Sie sie als Datei weiter.',
          'Veröffentlichen Sie den Dialog.',
        ],
      },
      {
        id: 'uebersetzen',
        title: 'Übersetzen',
        text: [
          'Links steht jeder Text des Dialogs, rechts seine Übersetzung. Gespeichert wird von selbst. Enter führt zum nächsten Text, Umschalt+Enter macht eine neue Zeile.',
          '„Seither geändert“ zeigt Texte, die Sie nach dem Übersetzen geändert haben, und was damals übersetzt wurde. Stimmt die Übersetzung noch, wählen Sie „Passt weiterhin“.',
          'Unter „Datei“ speichern Sie alles als XLIFF 2.0 für Übersetzungsbüros oder als CSV für Tabellen und lesen die übersetzte Datei wieder ein. Sie sehen vorher, was sich ändert; was unklar ist, wird nicht übernommen.',
          'Was zwischen doppelten geschweiften Klammern steht, muss auch in der Übersetzung stehen: Dort setzt der Dialog eine Antwort ein.',
        ],
        example: 'Hallo {{name}}! → Bonjour {{name}} !',
      },
      {
        id: 'herkunft',
        title: 'Woher Teilnehmende kommen',
        text: [
          'Legen Sie fest, welche Angaben aus dem Link gespeichert werden. Sie stehen dann in Analyse, Filter und Export; alles andere im Link wird nicht gespeichert.',
          'Im Dialog heißt ein solcher Parameter {{link.quelle}}: Texte können ihn sagen, Bedingungen können danach verzweigen. In beiden wird er unter den Variablen angeboten.',
          'Tragen Sie Ihre Quellen ein, eine je Zeile, und jede bekommt einen eigenen Link: zum Kopieren, als Tabelle oder mit QR-Codes auf einem Druckblatt.',
          'Schreiben Sie keine Namen oder E-Mail-Adressen in einen Link: Er steht auch im Verlauf des Browsers.',
        ],
        example: 'Parameter „quelle“, Link für den Newsletter: …?quelle=newsletter',
      },
      {
        id: 'persoenlich',
        title: 'Persönliche Links',
        text: [
          'Geben Sie jeder Person einen eigenen Link: aus einer Tabelle kopiert oder als CSV-Datei. Er gilt für eine Teilnahme. Sie können Einladungen und Erinnerungen verschicken, mit {{vorname}} und anderen Spalten Ihrer Tabelle, oder die Links speichern und selbst verschicken. Mit „Nur persönliche Links lassen hinein“ ist der offene Link zu.',
          'Entscheiden Sie zuerst, ob Antworten zu Personen gehören. Wenn ja, sehen Sie, wer begonnen und beendet hat, und der Link führt auch auf einem anderen Gerät weiter. Wenn nein, ist die Liste für immer anonym: Gespeichert wird nur, welche Links benutzt sind. Beides steht vor der ersten Frage.',
          'In jeder E-Mail steht ein Link zum Abmelden; er gilt für alle E-Mails zu diesem Dialog. Was der Server der Person nicht annimmt, steht als „nicht zustellbar“ in der Liste. Meldungen, die später zurückkommen, gehen an den Absender des Servers und werden hier nicht gezählt.',
          'Die Liste sehen nur Besitzer und Personen mit vollem Zugriff. Sie gehört nicht zu Kopien und Exporten und wird mit dem Dialog gelöscht, oder vorher allein.',
        ],
        steps: [
          'Öffnen Sie „Personen einladen und erinnern“ und kopieren Sie Ihre Tabelle hinein.',
          'Sehen Sie nach, was gefunden wurde, und nehmen Sie die Personen auf.',
          'Schreiben Sie die E-Mail, schicken Sie sich eine Probe und senden Sie.',
        ],
        example: 'Vorname, E-Mail, Abteilung; Betreff: „{{vorname}}, wie geht es Ihrem Team?“',
      },
      {
        id: 'zeitraum',
        title: 'Zeitraum und Menge',
        text: [
          'Geben Sie an, von wann bis wann der Link jemanden hineinlässt und wie viele Gespräche es höchstens werden. Beides gilt sofort und ohne Veröffentlichung. Uhrzeiten gelten in Berlin.',
          'Gezählt wird jedes Gespräch, das über den Link beginnt, auch wenn es später abbricht oder gelöscht wird. Die Zahl wird auch dann genau eingehalten, wenn viele zugleich beginnen. Tests und Multi-Chats zählen nicht.',
        ],
        example: 'Vom 1. bis 14. Dezember, höchstens 500 Gespräche',
      },
      {
        id: 'zugang',
        title: 'Zugang: Passwort, einmalige Teilnahme und Schutz vor Skripten',
        text: [
          'Ein Passwort gilt für jeden Weg in den Dialog: Link, Name, eingebettet und in Multi-Chats. Es wird so gespeichert, dass niemand es wieder lesen kann. Von einer Adresse lässt es sich höchstens zehnmal in der Minute versuchen. Ein neues Passwort gilt sofort; wer schon begonnen hat, kommt bis zum Ende. Name, Bild und Datenschutzerklärung des Dialogs sind auch ohne Passwort zu sehen.',
          '„Jeder Browser nimmt einmal teil“ merkt sich die Teilnahme in einem Cookie ohne Angaben zur Person. Wer unterbrochen wurde, macht weiter; wer fertig ist, findet zu seinem Gespräch und zu „Meine Daten“ zurück. Es verhindert keine zweite Teilnahme in einem anderen Browser, auf einem anderen Gerät oder nach dem Löschen der Cookies.',
          'Der „Schutz vor Skripten“ stellt jedem Browser eine Rechenaufgabe, die er im Hintergrund löst, während die ersten Worte gelesen werden; ohne Rätselbilder, ohne Cookies und ohne fremde Dienste. Jede Lösung gilt einmal und nur für diesen Dialog. Ein Skript, das zehntausend Gespräche beginnen will, rechnet dafür Minuten bis Stunden; unmöglich macht es das nicht, und es erkennt nicht, ob ein Mensch schreibt. Ohne JavaScript kann dann niemand teilnehmen.',
        ],
        steps: ['Öffnen Sie „Teilen“.', 'Geben Sie unter „Zugang“ ein Passwort ein.', 'Wählen Sie „Passwort setzen“.'],
      },
      {
        id: 'multi-chat',
        title: 'Einen Multi-Chat teilen',
        text: [
          'Ein Multi-Chat wird als Ganzes geteilt: ein Link, ein QR-Code, eine Einbindung und eine Liste persönlicher Links führen zu allen Chats zusammen. Sie kommen von der Ansicht des Multi-Chats über „Teilen“ dorthin.',
          'Zeitraum, Menge, Passwort und eine Teilnahme je Browser gelten für alle Chats zusammen. Am Ende ist, wer bei einem Ende der Geschichte oder, wo es keines gibt, mit allen Chats fertig ist. Was Sie bei den einzelnen Dialogen festgelegt haben, gilt für den Multi-Chat nicht; nur ihre Passwörter werden auch hier erfragt.',
        ],
      },
      {
        id: 'testlink',
        title: 'Testlink',
        text: [
          'Mit dem Testlink gehen Sie den ganzen Weg der Teilnehmenden auf der veröffentlichten Version, auch wenn der Dialog nicht live oder voll ist. Zuerst steht da, was Teilnehmende gerade fänden; danach ist jede Seite als Test bezeichnet. Am Ende steht die Adresse, zu der Teilnehmende weitergeleitet würden.',
          'Tests zählen nicht in Menge, Quoten, Analyse und Export und werden nach 14 Tagen gelöscht. Wer den Link hat, kommt auch ohne Passwort hinein: Ziehen Sie ihn zurück oder erneuern Sie ihn, wenn er in falsche Hände kommt.',
        ],
      },
      {
        id: 'quoten',
        title: 'Quoten',
        text: [
          'Eine Quote zählt, wer eine Bedingung erfüllt, und hört bei ihrer Anzahl genau auf, auch wenn viele zugleich antworten. Ein Platz ist vergeben, sobald eine Antwort die Bedingung erfüllt. Wer danach 24 Stunden nichts antwortet, macht ihn wieder frei; kommt die Person zurück, bekommt sie einen freien Platz oder das, was Sie für den Fall festgelegt haben.',
          'Wer keinen Platz bekommt, zählt als ausgeschieden, wenn der Dialog damit endet. In Multi-Chats zählen Quoten nicht.',
        ],
        example: 'geschlecht = "weiblich", Anzahl 200, sonst Ende mit einem Dank',
      },
      {
        id: 'am-ende',
        title: 'Am Ende weiterleiten',
        text: [
          'Panels brauchen am Ende eine Rückkehr zu ihrer Adresse. Geben Sie an, wohin es geht, wenn jemand beendet hat, ausgeschieden ist oder keinen Platz in einer Quote bekam. {{link.pid}} wird durch den Wert des Parameters ersetzt, {{name}} durch den der Variable, so verschlüsselt, wie Adressen es brauchen.',
          'Ausgeschieden ist, wer eine nötige Einwilligung ablehnt oder an einem Ende ankommt, das Sie in „Bearbeiten“ unter „Danach weiter mit“ als „Passt nicht zur Studie“ bezeichnen. Gezählt wird das getrennt von „beendet“.',
          'Was in der Adresse steht, sehen deren Betreiber. Nehmen Sie Antworten nur hinein, wenn das in Ihrer Datenschutzerklärung steht.',
        ],
        example: 'https://panel.example.org/zurueck?id={{link.pid}}',
      },
      {
        id: 'team',
        title: 'Team',
        text: [
          'Hier steht, wer an diesem Dialog mitarbeitet. „Team verwalten“ öffnet dasselbe wie „Team“ in der Leiste: Dort laden Sie per E-Mail ein, ändern Berechtigungen und entfernen Personen.',
          'Ein Arbeitsbereich erspart Ihnen, Personen in jeden Dialog einzeln einzuladen: Wer zu ihm gehört, arbeitet an allen seinen Dialogen mit. Sie legen ihn unter Einstellungen › Arbeitsbereiche an und stellen den Dialog im Team oder auf dem Dashboard hinein.',
        ],
      },
      {
        id: 'verbindungen',
        title: 'Verbindungen: Webhooks',
        text: [
          'Ein Webhook ruft Ihr System auf, wenn ein Gespräch beginnt, eine Frage beantwortet wird, ein Gespräch endet oder jemand ausscheidet. Die Nachricht kommt höchstens wenige Sekunden später. Innerhalb eines Gesprächs kommen die Nachrichten in ihrer Reihenfolge, jede mindestens einmal: Ihr System erkennt Wiederholungen an „webhook-id“.',
          'Was Ihr System nicht mit einem Status von 200 bis 299 annimmt, wird einen Tag lang in wachsenden Abständen wiederholt. Danach schaltet sich der Webhook aus, und wer den Dialog besitzt, bekommt eine E-Mail. Im Protokoll stehen die letzten Nachrichten; was nicht angenommen wurde, lässt sich erneut senden.',
          'Jede Nachricht ist nach „Standard Webhooks“ signiert. Prüfen Sie die Signatur mit dem Schlüssel, den Sie beim Anlegen bekommen. Nach dem Erneuern unterschreibt der bisherige Schlüssel einen Tag lang mit, damit Sie ihn in Ruhe tauschen können.',
          'Ohne „Antworten mitsenden“ stehen in der Nachricht nur Kennungen. Tests werden nie gemeldet. Löschen Teilnehmende ihr Gespräch, wird nichts mehr daraus gesendet.',
        ],
        steps: [
          'Öffnen Sie „Verbindungen einrichten“ und wählen Sie „Webhook hinzufügen“.',
          'Geben Sie die Adresse Ihres Systems an und wählen Sie die Ereignisse.',
          'Bewahren Sie den Schlüssel auf und senden Sie eine Probe.',
        ],
      },
      {
        id: 'tabelle',
        title: 'Verbindungen: Tabelle für Excel und Google Sheets',
        text: [
          'Unter „Verbindungen“ bekommt der Dialog eine Adresse, die seine Antworten als CSV gibt. Google Sheets ruft sie mit der Formel IMPORTDATA etwa jede Stunde ab, Excel mit „Daten“, „Aus dem Web“. Die Spalten heißen wie im Export.',
          'Wer die Adresse hat, braucht keine Anmeldung. Deshalb fehlen freie Texte und Parameter des Links, bis Sie sie ausdrücklich mitgeben. „Adresse sperren“ und „Neue Adresse“ gelten sofort; was schon abgerufen wurde, bleibt in der Tabelle.',
          'Abrufen lässt sich die Tabelle höchstens zehnmal kurz hintereinander und danach einmal in der Minute.',
        ],
        example: '=IMPORTDATA("https://…/api/feeds/….csv")',
      },
    ],
  },
];
