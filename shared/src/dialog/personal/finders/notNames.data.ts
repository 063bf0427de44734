/** Words with a capital letter that stand where a name may: behind 'Frau', a first name, a greeting, a kind of school. */
export const notNames: ReadonlySet<string> = new Set(
  (
    'Ich Du Er Sie Es Wir Ihr Ihre Ihrem Ihren Ihrer Mein Meine Dein Deine Unser Unsere Euer Eure Ein Eine Der Die Das Den Dem Des ' +
    'Und Oder Aber Doch Dann Danach Denn Weil Wenn Als Auch Auf Aus Bei Bis Durch Für Gegen Hinter Im In Ins Mit Nach Ohne Seit Über Um Unter ' +
    'Von Vom Vor Zu Zum Zur Am An Wie Was Wer Wo Warum Ist War Hat Kann Bitte Danke Leider Heute Gestern Morgen Abend Mittag Nacht ' +
    'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober ' +
    'November Dezember Frühling Sommer Herbst Winter Doktor Doktorin Professor Professorin Direktor Direktorin Minister Ministerin ' +
    'Präsident Präsidentin Pastor Pastorin Pfarrer Pfarrerin Lehrer Lehrerin Kollege Kollegin Chef Chefin Nachbar Nachbarin Holle ' +
    'Herr Frau Damen Herren Team Alle Alles Allen Kunde Kundin Teilnehmende Zeit Leute Kinder Eltern Mutter Vater Kind ' +
    'Schule Gymnasium Universität Hochschule Zusammenarbeit Fragen Arbeit Spaß Umfrage Grüße Gruß Prozent Uhr Euro'
  ).split(' '),
);
