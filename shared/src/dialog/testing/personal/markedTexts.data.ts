/**
 * Free texts as people write them, invented for the measurement before the recogniser was: each names somebody. What it should find
 * stands as `[[kind|words]]`. Nobody of these exists; numbers with check digits are the published examples or made up.
 */
export const markedTexts: readonly string[] = String.raw`
Ich heiße [[Name|Anna Müller]] und arbeite seit drei Jahren hier.
Mein Name ist [[Name|Thorben Kaluza]], ich war letzte Woche bei euch.
hallo, ich bin [[Name|Jenny]] und fand alles super
Die Beratung durch Herrn [[Name|Petersen]] war ausgezeichnet.
Frau [[Name|Özdemir]] hat sich sehr viel Zeit genommen.
Dr. [[Name|Weidenbach]] hat mir die Tabletten verschrieben.
Prof. Dr. [[Name|Hinrichs]] war leider nicht da.
Bitte richten Sie [[Name|Sabine]] vom Empfang meinen Dank aus!
Am liebsten lerne ich mit [[Name|Kevin]] und [[Name|Mandy]] zusammen.
Unsere Teamleiterin [[Name|Katharina Vogelsang]] hört nie zu.
Der Kollege [[Name|Yusuf]] wurde übergangen, das finde ich unfair.
Ich, [[Name|Karl-Heinz Brömmelkamp]], habe schon dreimal angerufen.
Man nennt mich [[Name|Rosi]], eigentlich heiße ich [[Name|Rosemarie Tüllmann]].
Mit freundlichen Grüßen [[Name|Gisela Hartwig]]
Viele Grüße, [[Name|Tim]]
LG [[Name|Svenja]]
Meine Tochter [[Name|Emilia]] geht in die dritte Klasse.
mein sohn [[Name|Finn]] hat dort nur schlechte erfahrungen gemacht
Mein Mann [[Name|Wolfgang]] ist vor zwei Jahren gestorben.
Der Trainer, [[Name|Uwe Schlottmann]], schreit die Kinder an.
Das Gespräch mit Schwester [[Name|Hildegard]] hat mir Mut gemacht.
Frau Prof. [[Name|von der Heide]] antwortet nicht auf Mails.
Herr [[Name|van Dyck]] aus der Buchhaltung weiß Bescheid.
Ansprechpartner war [[Name|Stefan Krüger]], sehr kompetent.
Den Antrag hat [[Name|Ayse Yildiz]] bearbeitet.
Name: [[Name|Leonie Brandt]]
ich heisse [[Name|marcel]]
Mein Chef [[Name|Dietmar]] weiß davon nichts, bitte vertraulich.
Zimmer 12, Herr [[Name|Lohmeyer]] am Fenster, schnarcht.
Wir waren zu dritt: [[Name|Mehmet]], [[Name|Lukas]] und ich.
Die Ärztin [[Name|Aleksandra Nowak]] spricht auch Polnisch.
Hebamme [[Name|Friederike]] kam jeden Tag vorbei.
Lehrerin Frau [[Name|Stöckel-Bauer]] ist die beste.
Gestern hat [[Name|Ingrid]] wieder den Dienst getauscht.
[[Name|Matthias Reinhold Berger]], Abteilung Einkauf
Ich möchte mich bei Hr. [[Name|Schuster]] bedanken.
Fr. [[Name|Baumgartner]] an der Kasse war unfreundlich.
Es grüßt [[Name|Heidrun Paschulke]]
Der Fahrer hieß [[Name|Mirko]].
Kontaktieren Sie bitte meine Betreuerin, Frau [[Name|Nguyen]].
Die Idee stammt von [[Name|Wladimir Krötenhausen]].
[[Name|Schäuffele]] war der Einzige, der geholfen hat.
Am Telefon war ein gewisser [[Name|Pjotr]].
Bei [[Name|Krauses]] nebenan ist es immer laut.
Ich bin die [[Name|Chantal]] aus dem zweiten Stock.
Liebe [[Name|Martina]], danke für die schöne Umfrage!
Sehr geehrte Frau [[Name|Wittgenstein]], ich bin sehr enttäuscht.
Bitte melden Sie sich bei mir: [[E-Mail|anna.mueller@example.org]]
Meine Mail lautet [[E-Mail|t.kaluza87@web.example]]
[[E-Mail|jenny_92@mail.example.com]]
schreibt mir an [[E-Mail|max (at) example.net]] wenn ihr fragen habt
E-Mail: [[E-Mail|vorname.nachname@uni-musterstadt.example]], danke!
Erreichbar unter [[E-Mail|info@tischlerei-loh.example]] oder [[Telefon|0541 / 98 76 54]].
Die Gutscheine bitte an [[E-Mail|H.Petersen+umfrage@example.de]] schicken.
mail an [[E-Mail|lea[at]example.com]] reicht
Ich habe an [[E-Mail|beschwerde-lohmeyer@klinik.example]] geschrieben, ohne Antwort.
[[E-Mail|käthe@müller.example]] geht auch
Rufen Sie mich gern an: [[Telefon|0176 12345678]]
Tel. [[Telefon|030/1234567]]
Meine Nummer: [[Telefon|+49 151 23456789]]
Handy [[Telefon|0160-9876543]], ab 17 Uhr
Ihr erreicht mich unter [[Telefon|(0221) 55 44 33]].
Bitte Rückruf unter [[Telefon|0049 89 12345678]]
whatsapp [[Telefon|01577 1122334]]
Aus Österreich: [[Telefon|+43 664 1234567]]
Meine Durchwahl ist [[Telefon|0711 6850-123]].
Bitte nicht vor neun anrufen, [[Telefon|05171.40 30 20]]
In der Schweiz: [[Telefon|+41 79 123 45 67]]
meine nummer is [[Telefon|0 1 7 6 5 5 5 4 4 3 3]]
Ich wohne in der [[Anschrift|Lindenstraße 12a, 10969 Berlin]].
Adresse: [[Anschrift|Hauptstr. 5, 49074 Osnabrück]]
Bitte an [[Anschrift|Am Kirchplatz 3, 48143 Münster]] liefern.
wohne [[Anschrift|goethestr. 17]]
Der Unfall war vor meinem Haus, [[Anschrift|Bahnhofsallee 101]].
Wir leben in [[Anschrift|72070 Tübingen]] und pendeln.
Meine Anschrift lautet [[Anschrift|Kleiner Sandweg 44 b, 60314 Frankfurt]]
Nachbarn aus der [[Anschrift|Rosa-Luxemburg-Straße 8]] haben sich beschwert.
[[Anschrift|Berliner Platz 1]], dritter Stock links
Post bitte nach [[Anschrift|01067 Dresden]], Postfach reicht.
Ich bin umgezogen in die [[Anschrift|Straße des 17. Juni 135]].
[[Anschrift|Im Winkel 9, 37073 Göttingen]]
Die Praxis ist in der [[Anschrift|Poststraße 22]].
Seit Mai: [[Anschrift|An der Alten Mühle 7, 99084 Erfurt]]
Unser Haus im [[Anschrift|Fliederweg 15]] hat Schimmel.
Meine Oma wohnt [[Anschrift|Unter den Eichen 30, 12203 Berlin]].
Der Spielplatz neben [[Anschrift|Schillerring 4]] ist kaputt.
Bitte überweisen auf [[IBAN|DE89 3704 0044 0532 0130 00]].
IBAN [[IBAN|DE02120300000000202051]]
Mein Konto: [[IBAN|DE02 5001 0517 0137 0750 30]], [[Name|Gerd Wessels]]
Erstattung an [[IBAN|AT61 1904 3002 3457 3201]] bitte
ch-konto [[IBAN|CH93 0076 2011 6238 5295 7]]
meine iban [[IBAN|de88100900001234567892]] stimmt nicht mehr
Abgebucht wurde von [[IBAN|DE75512108001245126199]].
Karte [[Karte|4111 1111 1111 1111]] wurde doppelt belastet.
Meine Kreditkarte [[Karte|5500-0000-0000-0004]] wird abgelehnt.
Kreditkartennummer [[Karte|4012888888881881]]
Geboren am [[Geburtstag|3.12.1981]] in der Nähe von Kassel.
Mein Geburtsdatum ist der [[Geburtstag|24. Mai 1975]].
geb. [[Geburtstag|01.01.1990]]
Ich bin [[Geburtstag|12.07.68]] geboren.
Geburtstag: [[Geburtstag|1999-08-30]]
Ich habe am [[Geburtstag|5. März]] Geburtstag.
Meine Kinder sind am [[Geburtstag|2.2.2015]] und am [[Geburtstag|17.11.2018]] geboren.
Geburtsdatum [[Geburtstag|7/4/1988]]
Folgt mir: [[Profil|@katzen_freund]]
Auf Insta heiße ich [[Profil|@lena.unterwegs92]].
Mein Twitter ist [[Profil|@dr_weidenbach]].
Ihr findet mich auf TikTok als [[Profil|@finn2009xx]]
Mein Instagram: [[Profil|svenja.k_83]]
Discord [[Profil|nachtfalter#4471]]
Mein Profil: [[Link|https://www.linkedin.example/in/thorben-kaluza]]
Siehe [[Link|www.praxis-weidenbach.example/team]]
Fotos unter [[Link|http://fotos.example.org/~jenny/urlaub?x=1]]
[[Link|facebook.com/gisela.hartwig.56]]
Mehr auf [[Link|https://tischlerei-loh.example]].
Das Video: [[Link|youtu.be/dQw4w9WgXcQ]]
Meine Steuer-ID ist [[Steuernummer|86 095 742 719]].
Steueridentifikationsnummer [[Steuernummer|47036892816]]
steuer id [[Steuernummer|65929970489]] falls nötig
Die Nummer [[Steuernummer|57549285017]] steht auf dem Bescheid.
Steuernummer [[Steuernummer|93/815/08152]]
Unsere Steuernummer lautet [[Steuernummer|181/815/08155]].
Meine Rentenversicherungsnummer: [[Versicherungsnummer|15 070649 C 103]]
Sozialversicherungsnummer [[Versicherungsnummer|65170839J003]]
SV-Nummer [[Versicherungsnummer|15070649C103]] hatte ich schon angegeben
Die Krankenversicherungsnummer ist [[Versicherungsnummer|A123456780]].
Versichertennummer: [[Versicherungsnummer|M310119802]]
Mein Auto ([[Kennzeichen|OS-AB 1234]]) wurde zugeparkt.
Kennzeichen [[Kennzeichen|B MW 472]]
Der Lieferwagen [[Kennzeichen|HH-XY 99]] stand auf dem Radweg.
Falschparker mit dem Kennzeichen [[Kennzeichen|m-ab 123]]
E-Auto, [[Kennzeichen|KA-LL 7E]], lädt dort immer
das nummernschild war [[Kennzeichen|GÖ KK 2211]]
Ich arbeite bei [[Arbeitgeber|Siemens]] in der Entwicklung.
Mein Arbeitgeber ist die [[Arbeitgeber|Stadtwerke Osnabrück AG]].
Ich bin angestellt bei der [[Arbeitgeber|Sparkasse Kraichgau]].
Früher habe ich bei [[Arbeitgeber|Karstadt]] gearbeitet.
Mein Arbeitgeber: [[Arbeitgeber|Bäckerei Hollmann GmbH]]
Seit 2011 bin ich bei [[Arbeitgeber|Bosch]] beschäftigt.
Ich mache eine Ausbildung bei [[Arbeitgeber|Edeka Jansen]].
Wir von der [[Arbeitgeber|Tischlerei Loh GmbH & Co. KG]] machen das anders.
arbeite im [[Arbeitgeber|Marienhospital]] auf Station 4
Ich gehe auf das [[Schule|Goethe-Gymnasium]].
Meine Schule heißt [[Schule|Gesamtschule Schinkel]].
Wir sind von der [[Schule|Anne-Frank-Schule]] in die Stadt gefahren.
Ich studiere an der [[Schule|Universität Bielefeld]].
Mein Sohn besucht die [[Schule|Kita Sonnenschein]].
Ich unterrichte am [[Schule|Ratsgymnasium]].
Schule: [[Schule|Realschule am Stadtpark]]
An der [[Schule|Hochschule Osnabrück]] war der Ton anders.
Ich bin Schülerin der [[Schule|Erich-Kästner-Schule]], Klasse 8b.
meine tochter ist auf der [[Schule|IGS Linden]]
[[Name|Petra Lindemann]], [[Anschrift|Gartenweg 3, 27568 Bremerhaven]], [[Telefon|0471 998877]]
Ich, [[Name|Jonas]], geboren am [[Geburtstag|9.9.2001]], mache bei [[Arbeitgeber|Volkswagen]] eine Ausbildung.
Frau Dr. [[Name|Blum]] aus der [[Anschrift|Ringstraße 2]] kennt den Fall, Mail [[E-Mail|blum@example.org]].
`
  .trim()
  .split('\n');
