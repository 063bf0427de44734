import type { ParaphraseList } from './ParaphraseList.ts';

/*
 * The labels follow the standard demographics that the Statistisches Bundesamt, ZUMA and ADM publish together (Demographische
 * Standards) and the mode question of Mobilität in Deutschland. What people say is written for this product.
 */
export const choices: readonly ParaphraseList[] = [
  {
    name: 'yesNo',
    isOpen: true,
    meanings: [
      {
        called: 'ja|yes|ja gern|ja gerne|ja bitte',
        said: 'klaro; logo; bin dabei; ich bin dabei; da spricht nichts dagegen; von mir aus; meinetwegen; nichts dagegen; habe nichts dagegen; mach ich; aber sicher; aber klar; absolut; definitiv; türlich; jawoll; aber gerne; na logo; na sicher; liebend gern; ja doch; ja natürlich; so ist es; ja, mache ich; ja habe ich; ja bin ich; oui',
      },
      {
        called: 'nein|no|nein danke|lieber nicht',
        said: 'kein Bedarf; nö, lass mal; lass mal; nein, lass mal; keineswegs; nicht für mich; ohne mich; bloß nicht; mitnichten; kommt nicht in Frage; auf gar keinen Fall; da bin ich raus; verzichte; ich verzichte; nie im Leben; nee, lass mal; kannst du vergessen; danke, nein; nix da; nein, habe ich nicht; nein, bin ich nicht; non',
      },
    ],
  },
  {
    name: 'transport',
    isOpen: true,
    meanings: [
      {
        called: 'auto|mit dem auto|pkw|pkw als fahrer|auto selbst gefahren|eigenes auto|car|by car',
        said: 'mit dem Auto; mit dem Wagen; Wagen; Pkw; mit dem Pkw; ich fahre selbst; ich fahre selbst mit dem Wagen; ich nehme das Auto; mit meinem Auto; Karre; mit der Karre; selbst gefahren; im eigenen Auto; Autofahrer; ich fahre Auto; Carsharing; E-Auto; mit dem Firmenwagen; ich bin mit dem Auto da; driving; i drive',
      },
      {
        called: 'mitfahrer|als mitfahrer|pkw als mitfahrer|fahrgemeinschaft|mitfahrgelegenheit',
        said: 'ich fahre bei jemandem mit; ich werde gefahren; Kollege nimmt mich mit; meine Frau fährt mich; Fahrgemeinschaft; ich werde mitgenommen; ich fahre mit',
      },
      {
        called:
          'bus und bahn|bus oder bahn|öpnv|öffentliche verkehrsmittel|mit bus und bahn|öffentlicher nahverkehr|mit öffentlichen verkehrsmitteln|nahverkehr|bus bahn|mit bus und bahn|public transport',
        said: 'mit den Öffis; Öffis; mit den Öffentlichen; Öffentliche; U-Bahn; mit der U-Bahn; S-Bahn; mit der S-Bahn; Straßenbahn; mit der Straßenbahn; Tram; mit der Tram; Bus; mit dem Bus; Bahn; mit der Bahn; Zug; mit dem Zug; Regionalbahn; ich nehme die Bahn; ich fahre mit Bus; ÖPNV; Nahverkehr; public transport',
      },
      { called: 'bus|mit dem bus', said: 'mit dem Bus; ich nehme den Bus; Linienbus; mit dem Linienbus; Busfahrer' },
      {
        called: 'bahn|zug|mit der bahn|mit dem zug|train',
        said: 'mit dem Zug; mit der Bahn; ICE; Regionalbahn; Regionalexpress; mit dem ICE; S-Bahn; ich nehme den Zug; by train',
      },
      {
        called: 'fahrrad|rad|mit dem fahrrad|mit dem rad|fahrrad oder pedelec|bike|bicycle',
        said: 'mit dem Rad; mit dem Fahrrad; Rad; Bike; E-Bike; mit dem E-Bike; Pedelec; Drahtesel; mit dem Drahtesel; ich radle; ich radel; radeln; ich fahre Rad; ich fahre Fahrrad; per Rad; auf dem Rad; Velo; Lastenrad; ich bike; cycling',
      },
      {
        called: 'zu fuß|zu fuss|fußweg|laufen|gehen|walking|on foot',
        said: 'ich laufe; ich gehe; ich gehe zu Fuß; laufe; laufen; per pedes; auf Schusters Rappen; spazieren; ich spaziere; zu Fuß; ich geh zu Fuß; ich komme zu Fuß; Fußgänger; ich wohne um die Ecke; walking; i walk',
      },
      {
        called: 'motorrad|moped|roller|motorrad moped|moped motorrad|motorroller',
        said: 'Motorrad; mit dem Motorrad; Moped; mit dem Moped; Mofa; Vespa; mit der Vespa; Roller; mit dem Roller; Maschine',
      },
      {
        called: 'e scooter|scooter|e roller|tretroller',
        said: 'mit dem Scooter; E-Scooter; Elektroroller; mit dem E-Roller; Leihroller',
      },
      { called: 'taxi', said: 'mit dem Taxi; Taxi; Uber; mit Uber; ich nehme ein Taxi' },
    ],
  },
  {
    name: 'gender',
    isOpen: true,
    meanings: [
      {
        called: 'weiblich|frau|weibl|w|female|woman',
        said: 'Frau; eine Frau; ich bin eine Frau; bin weiblich; ich bin weiblich; w; Mädchen; Dame; weibliches Geschlecht; female; woman; f; femme',
      },
      {
        called: 'männlich|mann|männl|m|male|man',
        said: 'Mann; ein Mann; ich bin ein Mann; bin männlich; ich bin männlich; m; Kerl; Junge; Herr; männliches Geschlecht; Typ; male; man; homme',
      },
      {
        called: 'divers|nicht binär|nichtbinär|non binary|nonbinary|d|anderes geschlecht',
        said: 'nichtbinär; nicht-binär; nonbinary; non-binary; enby; weder noch; inter; intergeschlechtlich; genderqueer; genderfluid; queer; agender; d; keins von beiden; ich bin divers; drittes Geschlecht',
      },
    ],
  },
  {
    name: 'education',
    isOpen: true,
    meanings: [
      {
        called:
          'kein abschluss|ohne abschluss|kein schulabschluss|keinen abschluss|keinen schulabschluss|ohne schulabschluss',
        said: 'keinen; gar keinen; keiner; habe keinen Abschluss; ohne Abschluss; Schule abgebrochen; habe die Schule abgebrochen; von der Schule ohne Abschluss abgegangen; bin ohne Abschluss abgegangen; von der Schule abgegangen; nichts; keinen Schulabschluss',
      },
      {
        called: 'noch schüler|schüler|schüler in|noch in der schule|noch schülerin oder schüler',
        said: 'ich gehe noch zur Schule; bin noch Schüler; Schülerin; noch in der Schule; ich bin Schüler; ich mache gerade Abitur',
      },
      {
        called:
          'hauptschulabschluss|hauptschule|volksschule|volks oder hauptschulabschluss|hauptschulabschluss volksschulabschluss|haupt oder volksschulabschluss|volksschulabschluss',
        said: 'Hauptschule; Volksschule; Hauptschulabschluss; Quali; qualifizierender Hauptschulabschluss; habe die Hauptschule besucht; neunte Klasse; nach der neunten Klasse; Volksschulabschluss; achte Klasse; ich war auf der Hauptschule; Berufsreife',
      },
      {
        called:
          'realschulabschluss|mittlere reife|realschule|mittlerer schulabschluss|realschulabschluss mittlere reife|mittlere reife realschulabschluss|polytechnische oberschule|realschulabschluss oder mittlere reife|msa',
        said: 'Mittlere Reife; Realschule; Realschulabschluss; MSA; mittlerer Abschluss; mittlerer Schulabschluss; zehnte Klasse; nach der zehnten Klasse; POS; Polytechnische Oberschule; ich war auf der Realschule; Sekundarabschluss eins; Fachoberschulreife; Wirtschaftsschule',
      },
      {
        called: 'fachhochschulreife|fachabitur',
        said: 'Fachabi; Fachabitur; Fachhochschulreife; FOS; Fachoberschule',
      },
      {
        called:
          'abitur|hochschulreife|allgemeine hochschulreife|abitur fachabitur|abitur oder fachabitur|fach hochschulreife|abi|matura|hochschulreife abitur|abitur hochschulreife',
        said: 'Abi; hab Abi; hab Abi gemacht; ich habe Abitur; Matura; Matur; Gymnasium; Hochschulreife; allgemeine Hochschulreife; Allgemeine Hochschulreife; Abitur gemacht; Reifeprüfung; EOS; fachgebundene Hochschulreife; ich war auf dem Gymnasium',
      },
      {
        called:
          'berufsausbildung|abgeschlossene berufsausbildung|lehre|ausbildung|abgeschlossene lehre|lehre ausbildung',
        said: 'Lehre; Gesellenbrief; Geselle; ich habe eine Lehre gemacht; ich habe eine Ausbildung gemacht; gelernt; Berufsausbildung; Facharbeiter; Fachausbildung; abgeschlossene Ausbildung',
      },
      {
        called: 'meister|meister techniker|techniker|fachwirt|meister oder techniker',
        said: 'Meister; Meisterbrief; Techniker; Fachwirt; Meisterprüfung; Betriebswirt; ich bin Meister',
      },
      {
        called:
          'hochschulabschluss|studium|universität|universitätsabschluss|abgeschlossenes studium|hochschule|fachhochschulabschluss|hochschulabschluss studium|hochschul oder fachhochschulabschluss|university degree',
        said: 'Studium; studiert; ich hab studiert; ich habe studiert; Uni; Universität; Bachelor; Master; Diplom; Magister; Staatsexamen; Uniabschluss; FH; Fachhochschule; Hochschule; Akademiker; Akademikerin; abgeschlossenes Studium; Bachelor of Science; Diplomingenieur; Masterabschluss; university',
      },
      {
        called: 'promotion|doktor|habilitation|promotion habilitation',
        said: 'Doktor; Doktortitel; promoviert; ich habe promoviert; Dr.; PhD; Promotion; Doktorarbeit; habilitiert',
      },
    ],
  },
  {
    name: 'family',
    isOpen: true,
    meanings: [
      {
        called: 'ledig|single|ledig nie verheiratet|alleinstehend|single ledig|unverheiratet|nie verheiratet',
        said: 'Single; ich bin Single; ledig; bin ledig; alleinstehend; unverheiratet; nicht verheiratet; nie verheiratet; noch nie verheiratet; solo; allein; ich lebe allein; Junggeselle; noch zu haben; ohne Partner; keine Beziehung',
      },
      {
        called:
          'in einer partnerschaft|in partnerschaft|in einer beziehung|feste partnerschaft|in fester partnerschaft|in fester beziehung|lebensgemeinschaft|partnerschaft',
        said: 'ich habe einen Freund; ich habe eine Freundin; vergeben; in einer Beziehung; liiert; mit Freund; mit Freundin; feste Freundin; fester Freund; in wilder Ehe; wir leben zusammen; Lebensgefährtin; Lebensgefährte; verlobt; ich bin verlobt',
      },
      {
        called:
          'verheiratet|verheiratet oder in eingetragener lebenspartnerschaft|verheiratet eingetragene lebenspartnerschaft|verheiratet zusammenlebend|married',
        said: 'bin verheiratet; ich bin verheiratet; Ehemann; Ehefrau; Ehe; in zweiter Ehe; wir sind verheiratet; Hochzeit gehabt; habe geheiratet; frisch verheiratet; seit Jahren verheiratet; glücklich verheiratet; eingetragene Lebenspartnerschaft; mit meinem Mann; mit meiner Frau; wieder verheiratet; verpartnert; unter der Haube; married',
      },
      {
        called: 'getrennt|getrennt lebend|verheiratet getrennt lebend|dauernd getrennt lebend',
        said: 'wir leben getrennt; getrennt; in Trennung; frisch getrennt; wir haben uns getrennt; lebe getrennt; in Scheidung',
      },
      {
        called: 'geschieden|divorced',
        said: 'bin geschieden; wir sind geschieden; ich bin geschieden; seit Jahren geschieden; Scheidung; Scheidung hinter mir; wir haben uns scheiden lassen; Ex-Mann; Ex-Frau; Ehe geschieden; divorced',
      },
      {
        called: 'verwitwet|widowed',
        said: 'Witwe; Witwer; ich bin Witwe; ich bin Witwer; mein Mann ist gestorben; meine Frau ist gestorben; mein Mann ist tot; meine Frau ist tot; mein Mann lebt nicht mehr; meine Frau lebt nicht mehr; habe meinen Mann verloren; habe meine Frau verloren; bin verwitwet; widowed',
      },
    ],
  },
  {
    name: 'employment',
    isOpen: true,
    meanings: [
      {
        called:
          'vollzeit|vollzeit berufstätig|in vollzeit|vollzeit erwerbstätig|vollzeitbeschäftigt|berufstätig in vollzeit|full time|vollzeit beschäftigt',
        said: 'ganztags; Vollzeit; in Vollzeit; ich arbeite Vollzeit; arbeite 40 Stunden; vierzig Stunden; volle Stelle; volle Woche; Vollzeitstelle; 100 Prozent; hundert Prozent; ich habe eine ganze Stelle; full time; ich arbeite den ganzen Tag',
      },
      {
        called:
          'teilzeit|teilzeit berufstätig|in teilzeit|teilzeit erwerbstätig|teilzeitbeschäftigt|berufstätig in teilzeit|part time|teilzeit beschäftigt',
        said: 'halbtags; Teilzeit; in Teilzeit; halbe Stelle; ich arbeite halbtags; ich arbeite Teilzeit; 20 Stunden; zwanzig Stunden; nur vormittags; halbe Tage; 50 Prozent; fünfzig Prozent; reduziert; dreiviertel Stelle; part time',
      },
      {
        called: 'angestellt|angestellte r|angestellter|berufstätig|erwerbstätig|arbeitnehmer|employed',
        said: 'ich arbeite; bin angestellt; Angestellte; Angestellter; ich habe einen Job; berufstätig; bin berufstätig; arbeiten; im Büro; Arbeiter; Arbeiterin; im Job; fest angestellt; employed',
      },
      {
        called:
          'selbstständig|selbständig|freiberuflich|selbstständig freiberuflich|selbstständig oder freiberuflich|self employed',
        said: 'Freiberufler; freiberuflich; Freelancer; eigene Firma; mein eigener Chef; Unternehmer; Unternehmerin; bin selbstständig; selbständig; ich habe ein Geschäft; Freie; Solo-Selbstständige',
      },
      {
        called: 'beamter|beamte|beamter in|verbeamtet|beamtin',
        said: 'Beamter; Beamtin; verbeamtet; ich bin Beamter; im Staatsdienst; im öffentlichen Dienst verbeamtet',
      },
      {
        called: 'minijob|geringfügig beschäftigt|geringfügig|minijob geringfügig',
        said: 'Minijob; Minijobber; 520-Euro-Job; Nebenjob; geringfügig; Aushilfe; auf Minijobbasis; ich jobbe',
      },
      {
        called:
          'in ausbildung oder studium|in ausbildung|ausbildung|studium|student|studierend|schule ausbildung studium|in schule ausbildung oder studium|auszubildende|im studium|in studium oder ausbildung|schüler student|student in|ausbildung studium',
        said: 'Student; Studentin; bin Student; bin Studentin; ich studiere; ich studiere noch; im Studium; Studi; Azubi; Auszubildender; Auszubildende; Lehrling; ich mache eine Ausbildung; in der Ausbildung; in der Lehre; Schüler; Schülerin; ich gehe zur Schule; Werkstudent; Uni; student',
      },
      {
        called:
          'arbeitslos|arbeitssuchend|arbeitsuchend|nicht erwerbstätig|ohne arbeit|zurzeit arbeitslos|erwerbslos|unemployed',
        said: 'auf Jobsuche; arbeitssuchend; arbeitsuchend; suche Arbeit; suche gerade Arbeit; ohne Job; kein Job; habe keine Arbeit; zurzeit keine Arbeit; keine Arbeit; Bürgergeld; Hartz IV; ALG; erwerbslos; beim Arbeitsamt gemeldet; Arbeitslosengeld; gerade ohne Arbeit; unemployed',
      },
      {
        called:
          'im ruhestand|rente|in rente|rentner|ruhestand|rentner in|pensioniert|in rente pension|rente pension|in rente oder pension|pension|retired|rentner pensionär',
        said: 'Rentner; Rentnerin; in Rente; ich bin Rentnerin; ich bin Rentner; Pension; pensioniert; Pensionär; Pensionärin; Ruhestand; im Ruhestand; Vorruhestand; verrentet; berentet; in Pension; Altersrente; Frührentner; Rente; Ruheständler; retired',
      },
      {
        called: 'hausfrau oder hausmann|hausfrau|hausmann|hausfrau hausmann|im haushalt',
        said: 'Hausfrau; Hausmann; ich bin zu Hause; Haushalt; ich kümmere mich um die Kinder; daheim bei den Kindern; Familienmanagerin',
      },
      {
        called: 'elternzeit|in elternzeit|mutterschutz',
        said: 'Elternzeit; Mutterschutz; in Elternzeit; Babypause; Erziehungsurlaub; im Mutterschutz',
      },
    ],
  },
];
