import type { Questions } from './Questions.ts';

/** What players may write, by chat and block and what they mean; written apart from the examples that the story is trained with. */
export const flowQuestions: Questions = {
  mara: {
    m_akte_frage: {
      fundort: [
        'Wo hat man den Leiter entdeckt und wie lag er da?',
        'Hatte er eine Decke über sich?',
        'Wie sieht es an der Treppe aus?',
      ],
      tuer: [
        'Wer ist gestern Nacht durch die Tür gekommen?',
        'Welche Karte hat aufgesperrt?',
        'Wurde das Schloss aufgebrochen?',
      ],
      notruf: ['Hat denn keiner den Notruf gewählt?', 'Was ist das für ein seltsamer Anruf?'],
      platte: [
        'Was ist denn so wertvoll an dieser Glasplatte?',
        'Was genau fehlt aus dem Tresor?',
        'Was zeigt die Platte 117?',
      ],
      spuren: ['Habt ihr DNA oder Fingerabdrücke?', 'Was hat die Spurensicherung ergeben?', 'Hängen da Kameras?'],
      zustand: [
        'Ist Dr. Reinhardt wieder wach?',
        'Wie geht es dem Opfer im Krankenhaus?',
        'Wird Reinhardt wieder ganz gesund?',
      ],
      tipp: [
        'Ich stecke fest, hilf mir bitte',
        'Wen soll ich als Nächstes befragen?',
        'Gib mir bitte einen kleinen Hinweis',
      ],
      anklage: ['Okay danke, bis später!', 'Ich glaube, ich habe den Täter', 'Keine weiteren Fragen, tschüss Mara'],
    },
    m_lage_frage: {
      jonas: ['Ist der Techniker für dich verdächtig?', 'Jonas Wieck hat doch Schulden'],
      sartorius: ['Was hältst du von Helene Sartorius?', 'Stimmt das Alibi der Stellvertreterin?'],
      kranz: ['Und der Konsul, was ist mit dem?', 'Der Sammler Kranz wollte die Platte doch haben'],
      ottilie: ['Könnte Ottilie Brand etwas damit zu tun haben?', 'Was ist mit der Frau an der Kasse?'],
      wetter: [
        'Wie war eigentlich das Wetter in der Nacht?',
        'Kannst du prüfen, ob es bewölkt war?',
        'Waren Sterne zu sehen?',
      ],
      jacke: ['Wieso hat ihn jemand mit der Decke zugedeckt?', 'Wie kam der Täter an die Karte von Jonas?'],
      tipp2: ['Ich bin ratlos, hilfst du mir?', 'Einen Tipp, bitte!'],
      anklage2: [
        'Jetzt weiß ich, wer es war!',
        'Ich will jemanden festnehmen lassen',
        'Ich bin bereit, den Täter zu nennen',
      ],
    },
    m_wer: {
      jonas: ['Ich beschuldige Jonas', 'Es war Jonas Wieck, der Techniker'],
      sartorius: [
        'Für mich war es Helene Sartorius',
        'Die Täterin ist Frau Dr. Sartorius',
        'Es war die Stellvertreterin',
      ],
      kranz: ['Der Konsul Kranz war es', 'Verhaftet den Sammler'],
      ottilie: ['Ich glaube, Frau Brand war es', 'Es war Ottilie von der Kasse'],
      niemand: [
        'Ich bin mir noch nicht sicher',
        'Jonas war es jedenfalls nicht',
        'Keine Ahnung, wer das war',
        'Der Konsul war es nicht',
        'Ottilie ist unschuldig',
        'Warte, ich muss noch überlegen',
      ],
    },
    m_beweis: {
      karte: ['Das Protokoll der Schließanlage', 'Sie ist mit der Karte von Jonas rein'],
      wolken: ['Es war doch komplett bewölkt', 'Ihr Alibi ist erfunden', 'Wegen der Wolken war kein Stern zu sehen'],
      rot: ['Das rote Licht auf Niks Foto', 'Sie benutzt eine rote Lampe'],
      streit: ['Sie hatte Streit mit Reinhardt', 'Ihr Motiv ist der Urgroßvater'],
    },
    m_platte: {
      wohnung: ['Bei ihr zu Hause in der Wohnung', 'Schaut in ihrem Auto nach'],
      archiv: ['Im Archiv, Schublade 7', 'Sie liegt zwischen den anderen Platten im Archiv'],
      konsul: ['Beim Konsul in der Villa', 'Kranz hat sie gekauft'],
    },
  },
  ottilie: {
    o_fragen_frage: {
      finden: [
        'Wann genau haben Sie ihn heute Morgen entdeckt?',
        'Erzählen Sie mir, wie Sie Ihren Chef gefunden haben',
        'Was haben Sie gemacht, als er da lag?',
      ],
      abend: [
        'Was war am Abend los?',
        'Wie war das Wetter beim Beobachtungsabend?',
        'Um wie viel Uhr war gestern Schluss?',
        'Wie viele Leute waren bei der Veranstaltung?',
      ],
      streit: [
        'Haben Sie einen Streit mitbekommen?',
        'Hatte jemand Krach mit Herrn Reinhardt?',
        'Wer hat sich da gestritten?',
      ],
      garderobe: [
        'Was ist an der Garderobe passiert?',
        'Wer hat sich an den Jacken zu schaffen gemacht?',
        'Hing die Jacke von Jonas an der Garderobe?',
      ],
      reinhardt: [
        'Wie ist Dr. Reinhardt so als Chef?',
        'Was können Sie mir über Falk Reinhardt erzählen?',
        'War der Chef zuletzt irgendwie anders?',
      ],
      jonas: [
        'Was ist Jonas für ein Mensch?',
        'Halten Sie den Techniker für ehrlich?',
        'Trauen Sie Jonas Wieck so etwas zu?',
      ],
      sartorius: ['Wie finden Sie Frau Dr. Sartorius?', 'Was wissen Sie von der Stellvertreterin?'],
      kranz: ['Wer ist dieser Konsul Kranz?', 'War der Sammler gestern auch hier?', 'Wann ist der Konsul gegangen?'],
      treppe: ['War es auf der Treppe dunkel?', 'Ist auf der Wendeltreppe schon einmal jemand gestürzt?'],
      tee: ['Hallo Frau Brand, wie geht es Ihnen?', 'Guten Tag, haben Sie den Schock verdaut?'],
      danke: ['Vielen Dank, das war es schon', 'Auf Wiedersehen, Frau Brand', 'Ich habe erst mal keine Fragen mehr'],
    },
  },
  jonas: {
    j_fragen_frage: {
      alibi: [
        'Wo bist du gestern Nacht gewesen?',
        'Hast du für die Tatzeit ein Alibi?',
        'Was hast du um 23:12 gemacht?',
      ],
      karte: [
        'Deine Karte wurde benutzt, wie erklärst du das?',
        'Wo war denn deine Schlüsselkarte?',
        'Hast du die Karte jemandem gegeben?',
      ],
      jacke: ['Wieso lag deine Jacke unter Reinhardts Kopf?', 'Wo hattest du deine Jacke hingehängt?'],
      schulden: ['Wie viele Schulden hast du?', 'Brauchst du dringend Geld?', 'Ich habe gehört, du bist pleite'],
      reinhardt: [
        'Was hältst du von deinem Chef?',
        'Gab es Ärger zwischen dir und Falk Reinhardt?',
        'Wie kommst du mit Reinhardt aus?',
      ],
      sartorius: ['Wie findest du Frau Dr. Sartorius?', 'Was weißt du über die Stellvertreterin Helene?'],
      lampe: ['Wer hat denn hier eine rote Lampe?', 'Warum benutzt ihr rotes Licht?', 'Hast du auch so eine Lampe?'],
      kranz: ['Hat dir der Konsul Geld geboten?', 'Was wollte Kranz von dir?', 'Kennst du den Sammler?'],
      tresor: ['Wer weiß den Code vom Tresor?', 'Konntest du den Safe öffnen?'],
      danke: ['Ok danke Jonas, bis bald', 'Das war alles, tschüss', 'Keine Fragen mehr, danke dir'],
    },
  },
  sartorius: {
    s_fragen_frage: {
      alibi: [
        'Wo sind Sie in der Nacht gewesen?',
        'Kann jemand Ihr Alibi bestätigen?',
        'Was haben Sie um halb zwölf gemacht?',
        'Wann haben Sie das Haus verlassen?',
      ],
      streit: [
        'Warum gab es Streit mit Reinhardt?',
        'Sie haben sich in der Bibliothek gestritten, worüber?',
        'Frau Brand hat den Streit gehört',
      ],
      reinhardt: [
        'Wie verstehen Sie sich mit Falk Reinhardt?',
        'Was halten Sie von Herrn Reinhardt?',
        'Wollten Sie Reinhardts Stelle haben?',
      ],
      platte: [
        'Wissen Sie, wo die Platte ist?',
        'Haben Sie die Glasplatte gestohlen?',
        'Warum ist Platte 117 so bedeutend?',
      ],
      buch: [
        'Worüber haben Sie Ihr Buch geschrieben?',
        'Was hat Ihr Urgroßvater gemacht?',
        'Wann kommt das Buch heraus?',
      ],
      garderobe: [
        'Was wollten Sie an der Garderobe?',
        'Haben Sie die Jacke von Jonas angefasst?',
        'Warum haben Sie Ihren Schal gesucht?',
      ],
      jonas: ['Trauen Sie Jonas den Diebstahl zu?', 'Was denken Sie über den Techniker?'],
      kranz: ['Und der Konsul? War er es?', 'Was halten Sie von Herrn Kranz?'],
      danke: ['Danke, ich habe keine Fragen mehr', 'Auf Wiedersehen, Frau Dr. Sartorius', 'Vielen Dank, das wäre es'],
    },
    s_zwei_frage: {
      wolken: [
        'Es war bewölkt, Ihr Alibi ist falsch',
        'Bei Wolken sieht man keinen Stern',
        'Um 23:31 war der Himmel bedeckt',
        'Sie haben über Ihr Alibi gelogen',
      ],
      decke: [
        'Wieso haben Sie Reinhardt zugedeckt?',
        'Was war mit der Wolldecke?',
        'Warum haben Sie beim Notruf aufgelegt?',
      ],
      klara: [
        'Klara Wendt hat den Komet entdeckt, nicht Ihr Urgroßvater',
        'Welcher Name steht am Rand der Platte?',
        'Ging es Ihnen um Ihr Buch?',
      ],
      rot: ['War das rote Licht Ihre Lampe?', 'Nik hat eine rote Lampe in der Bibliothek gesehen'],
      vorwurf: ['Geben Sie doch zu, dass Sie es waren', 'Sie haben die Platte geklaut'],
      danke: ['Danke, ich weiß jetzt genug', 'Auf Wiedersehen, wir sind fertig'],
    },
    s_wahl: {
      selbst: ['Bitte erzählen Sie Frau Lindner alles selbst', 'Stellen Sie sich der Polizei'],
      festnahme: ['Sie sind hiermit festgenommen', 'Ich lasse Sie jetzt verhaften'],
    },
  },
  kranz: {
    k_fragen_frage: {
      angebot: [
        'Wie viel haben Sie für die Platte geboten?',
        'Sie wollten die 117 doch kaufen',
        'Haben Sie die Platte stehlen lassen?',
      ],
      abend: [
        'Wo waren Sie in der Nacht um elf?',
        'Wer kann Ihr Alibi bezeugen?',
        'Wann sind Sie mit dem Taxi gefahren?',
      ],
      glas: [
        'Wie empfindlich ist so eine Platte?',
        'Verträgt das Glas den Frost?',
        'Wie muss man eine Fotoplatte lagern?',
      ],
      jacke: ['Sie haben die Jacke von Jonas verwechselt', 'Wieso hatten Sie die falsche Jacke an?'],
      klara: ['Wer hat den Kometen denn nun wirklich entdeckt?', 'Kennen Sie den Namen Klara Wendt?'],
      sartorius: ['Was denken Sie über Helene Sartorius?', 'Trauen Sie Frau Sartorius das zu?'],
      jonas: ['Warum haben Sie Jonas 500 Euro angeboten?', 'Wollten Sie den Techniker Jonas bestechen?'],
      reinhardt: ['Was halten Sie von Falk Reinhardt?', 'Waren Sie auf Dr. Reinhardt wütend?'],
      danke: ['Danke, Herr Konsul, das war alles', 'Auf Wiedersehen und vielen Dank'],
    },
  },
  nik: {
    n_fragen_frage: {
      stream: [
        'War Jonas die ganze Zeit im Stream zu sehen?',
        'Hast du gestern den Stream geguckt?',
        'Kannst du das Alibi von Jonas bestätigen?',
      ],
      licht: [
        'Was hast du gestern Nacht gesehen?',
        'Hast du in der Sternwarte Licht gesehen?',
        'Ist dir was Komisches aufgefallen?',
        'Hast du ein Foto vom Licht?',
      ],
      himmel: [
        'War es gestern Nacht bewölkt?',
        'Konntest du die Sterne sehen?',
        'Hast du die Bedeckung von Alkyone gesehen?',
        'Wie war denn das Wetter bei euch?',
      ],
      falk: ['Magst du Falk Reinhardt?', 'Wie gut kennst du den Leiter der Sternwarte?'],
      person: ['Konntest du die Person erkennen?', 'War das eine Frau oder ein Mann?', 'Wie sah der Täter aus?'],
      sartorius: ['Wie findest du Helene Sartorius?', 'Kennst du die Stellvertreterin?'],
      mutter: ['Wissen deine Eltern, dass du so spät wach warst?', 'Hattest du am nächsten Tag keine Schule?'],
      danke: ['Super, danke Nik, das war alles!', 'Tschüss und danke für deine Hilfe'],
    },
  },
};
