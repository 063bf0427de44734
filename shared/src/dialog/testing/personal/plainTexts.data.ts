/** Free texts as people write them that name nobody, invented for the measurement; many hold what looks like a name or a number of somebody's. */
export const plainTexts: readonly string[] = String.raw`
Alles bestens, weiter so!
Die Wartezeit war mit 45 Minuten viel zu lang.
Das Paket kam am 3.12. um 14:30 Uhr und kostete 1.299,00 €.
Der Ernst der Lage war mir klar.
Frau war ich nie, aber ich fühle mich angesprochen.
Ich bin 42 und zufrieden mit 10 von 10 Punkten.
Auf dem Weg zum Markt war viel los.
Der Herr am Schalter war sehr freundlich.
Die Frau an der Kasse hat mir geholfen.
Mein Mann und ich kommen gern wieder.
Ich arbeite gern im Homeoffice.
Mir fehlt die Anerkennung durch die Leitung.
Bitte mehr Fahrradständer vor dem Rathaus.
Die Straße ist seit Monaten gesperrt.
In der Schule ist es zu laut.
Der Platz vor dem Bahnhof wirkt ungepflegt.
Ich gehe jeden Morgen eine Runde spazieren.
Meine Tochter ist fünf und liebt Dinosaurier.
Die Heizung wurde 2019 erneuert.
Das Update auf Version 3.14.2 hat alles kaputt gemacht.
Bestellung 4711 ist nie angekommen.
Es waren ungefähr 120 Leute da.
Am 24. Dezember war geschlossen, das ärgert mich.
Seit dem 1.1.2023 gilt der neue Tarif.
Im Mai 2024 bin ich umgezogen.
Der Sommer war zu heiß, der Herbst zu nass.
Rosa ist meine Lieblingsfarbe.
Die Mark war mir lieber als der Euro.
Ein Wolf im Schafspelz, dieser Vertrag.
Das Essen war kalt und der Kaffee dünn.
Ich würde die App meinen Freunden empfehlen.
Die Fragen waren klar, nur Frage 7 habe ich nicht verstanden.
Mit dem Bus brauche ich 35 Minuten, mit dem Rad 20.
Mehr Grün, weniger Beton!
keine ahnung
weiß nicht
passt schon :)
Nichts.
Ich habe keine Kritik.
Der Service ist Klasse, die Preise leider nicht.
Die Mitarbeitenden sind überlastet, das merkt man.
Mein Vorgesetzter gibt kaum Rückmeldung.
Der Chef hört zu, die Chefin noch mehr.
Frau Doktor hat sich viel Zeit genommen.
Ich trinke am liebsten Tee von Teekanne.
Mein Handy ist von Samsung und ständig leer.
Der Film mit den Dinosauriern war besser als das Buch.
Goethe und Schiller habe ich in der Schule gehasst.
Berlin ist mir zu groß, Hamburg zu teuer.
In Bayern gibt es andere Ferien als in Niedersachsen.
Ich spreche Deutsch, Türkisch und etwas Englisch.
Sonntags bleibt der Laden zu, montags auch.
Die Linie 41 fährt nur alle 30 Minuten.
Von 8 bis 17 Uhr bin ich im Büro.
Der Preis stieg von 12,50 auf 15,90 Euro.
Ungefähr 60 Prozent der Zeit verbringe ich in Besprechungen.
Zu viele Mails, zu wenig Zeit.
Die Datei hatte 12.345.678 Bytes.
Ein Gerät mit der Seriennummer 8842-1190-33 war defekt.
Artikelnummer 102938475 fehlt im Katalog.
Das Formular 0815 ist ein Witz.
ISBN 978-3-16-148410-0 war ausverkauft.
DIN A4 reicht völlig, DIN A3 ist zu groß.
Punkt 1: zu teuer. Punkt 2: zu langsam.
2020 bis 2022 war alles anders.
Ich lese abends, höre Musik oder koche.
Ein bisschen mehr Humor täte gut.
Mir gefällt die Farbe nicht, das Blau ist zu dunkel.
Die Schrift ist auf dem Handy zu klein.
Der Chat hat mich dreimal dasselbe gefragt.
Warum fragt ihr nach dem Alter?
Ich möchte dazu nichts sagen.
Weil es sich richtig anfühlt.
Einmal pro Woche, manchmal öfter.
Früher war mehr Lametta.
Meine Nachbarn sind nett, nur der Hund bellt.
Der Hund heißt Bello, die Katze hat keinen Namen.
Das liegt am Wetter und an der Bahn.
Die Bahn hatte schon wieder 90 Minuten Verspätung.
Gleis 9 war gesperrt, wir mussten zu Gleis 12.
Ich kaufe bei Aldi, Lidl und auf dem Wochenmarkt.
Wir haben zwei Kinder, 8 und 11 Jahre alt.
Ich bin Erzieherin und arbeite Teilzeit.
Ich bin Rentner und habe Zeit.
Ich bin Student im dritten Semester.
Ich bin die Älteste von vier Geschwistern.
Mein Beruf ist Tischler, gelernt habe ich Koch.
Arbeit ist nicht alles im Leben.
Bei der Arbeit fühle ich mich wohl.
Ich arbeite bei Regen lieber drinnen.
Ich arbeite bei offenem Fenster.
Unser Team ist klein, aber stark.
Die Abteilung Einkauf meldet sich nie zurück.
Der Betriebsrat setzt sich für uns ein.
Montag Frühschicht, Dienstag Spätschicht, dann frei.
Die Schulung dauerte zwei Tage und war nützlich.
Die Universität sollte mehr Parkplätze haben.
Das Gymnasium ist zu weit weg.
Die Klasse meines Sohnes hat 28 Kinder.
Im Kindergarten fehlen Leute.
Mehr Lehrkräfte, kleinere Klassen, bessere Toiletten.
Der Weg zur Arbeit ist weit.
Ein neuer Ring um die Stadt wäre Unsinn.
Die Allee mit den alten Linden muss bleiben.
Im Ring stand der Boxer allein.
Zimmer 12 war sauber, Zimmer 14 nicht.
Haus 3, zweiter Eingang, da zieht es.
Etwa 20000 Menschen waren auf dem Fest.
50000 Euro für eine Bank sind zu viel.
Rund 12000 Schritte am Tag schaffe ich.
Auf einer Skala von 1 bis 5 gebe ich eine 4.
1. Pausen 2. Lärm 3. Licht
Das WLAN heißt Gast und das Passwort steht an der Wand.
Ich nutze Word, Excel und manchmal R.
Windows 11 läuft bei mir langsamer als Windows 10.
Die Seite lädt ewig und bricht dann ab.
Bitte einen dunklen Modus einbauen.
Die Hotline war nach 20 Minuten in der Warteschleife weg.
Notruf 112 habe ich zum Glück nie gebraucht.
Die 110 ging sofort dran.
Unter der 116117 war niemand zu erreichen.
Am Ende waren es 3:2 Tore.
Das Rezept braucht 250 g Mehl, 3 Eier und 125 ml Milch.
Bei 30 Grad im Schatten kann niemand lernen.
Der Vertrag läuft 24 Monate, das ist zu lang.
Ein Sternchen* wäre hilfreich.
Preis/Leistung stimmt.
Ich fahre einen Golf, Baujahr 2012.
Mein Auto hat 136 PS und verbraucht 5,4 Liter.
Auf der A 30 ist immer Stau, auf der B 68 auch.
Der Zug ICE 1592 fiel aus, der RE 60 auch.
Flug LH 2036 hatte Verspätung.
BMW und VW bauen zu große Autos.
Ich wünsche mir mehr Zeit mit meiner Familie.
Meine Mutter pflegt meinen Vater, ich helfe am Wochenende.
Oma und Opa wohnen zum Glück um die Ecke.
Gott sei Dank ist das vorbei.
Der liebe Gott wird es schon richten.
Ostern, Pfingsten und Weihnachten habe ich gearbeitet.
Nach Corona kam niemand mehr ins Kino.
Das Grundgesetz gilt für alle, Artikel 1 zuerst.
Paragraf 35 Absatz 2 verstehe ich nicht.
Die Grünen, die SPD und die CDU reden nur.
Das Rathaus hat donnerstags bis 18 Uhr offen.
Man sollte die Öffnungszeiten verlängern.
Die Ampel an der Kreuzung ist zu kurz grün.
Ich heiße das nicht gut.
Wie das heißt, weiß ich nicht mehr.
Ich bin Fan von Werder und leide.
Liebe Grüße und danke für die Umfrage!
Mit freundlichen Grüßen aus dem Norden
Sehr geehrte Damen und Herren, ich bin enttäuscht.
Liebes Team, ihr macht das gut.
Vielen Dank für Ihre Mühe, Ihr treuer Kunde
Zum Geburtstag wünsche ich mir Ruhe.
Der Geburtstag meiner Oma wurde groß gefeiert.
Mein Name tut nichts zur Sache.
Namen nenne ich lieber nicht.
Die Adresse finde ich auf der Seite nicht.
Meine Telefonnummer gebe ich nicht heraus.
Ich habe kein Instagram und kein Twitter.
Mehr @ Home statt im Büro.
Die Kontonummer wollten sie am Telefon wissen, das war komisch.
Die Steuernummer musste ich dreimal angeben.
Mein Arbeitgeber ist fair und zahlt pünktlich.
Mein Arbeitgeber ist mir wichtig.
Meine Schule ist alt, aber schön.
Das Kennzeichen guter Arbeit ist Ruhe.
Der Link in der Mail ging nicht.
Ich wohne auf dem Land, der nächste Arzt ist 30 km weg.
Ich wohne in Münster, genauer sage ich es nicht.
Dr. Oetker Pizza schmeckt mir am besten.
Das kostete nur 0,99 Cent pro Stück, also 0800 Punkte im Jahr.
Danach war Ruhe im Karton.
Hans im Glück ist mein liebstes Restaurant.
Das Peter-Prinzip erklärt vieles bei uns.
Aus Max und Moritz wurde nichts gelernt.
`
  .trim()
  .split('\n');
