import type { Questions } from './Questions.ts';

/** The last hundred: written when all training was done, and nothing was changed in it afterwards. What is told of the stories' understanding is told by these. */
export const thirdFlow: Questions = {
  mara: {
    m_akte_frage: {
      fundort: [
        'erklär mir mal wie der reinhardt da unten lag',
        'Stimmt es, dass jemand eine Decke über ihn gelegt hat?',
        'kann er auch einfach ausgerutscht sein?',
      ],
      tuer: [
        'mit wessen karte wurde aufgemacht',
        'Hat der Dieb ein Fenster eingeschlagen?',
        'wann genau war der einbruch',
      ],
      notruf: ['was hat der anrufer gesagt', 'ist die nummer bekannt von der die 112 gewählt wurde'],
      platte: ['was zeigt das bild auf dem glas', 'Ist das Stück versichert und was kostet es?'],
      spuren: ['habt ihr am safe abdrücke genommen', 'gibt es zeugen oder aufnahmen'],
      zustand: ['ist der mann schon aufgewacht', 'liegt er noch auf der intensivstation?'],
      tipp: ['an wen soll ich mich jetzt wenden', 'ich hab alle durch, was fehlt denn'],
    },
    m_lage_frage: {
      jonas: ['Jonas hatte doch Geldsorgen, das passt'],
      sartorius: ['ihr Urgroßvater wäre doch blamiert gewesen', 'die war angeblich daheim auf dem balkon'],
      kranz: ['und das taxi vom konsul, ist das überprüft'],
      wetter: ['um halb zwölf konnte doch keiner was sehen oder'],
      jacke: ['Wer könnte Jonas die Jacke weggenommen haben?'],
      tipp2: ['gib mir bitte noch einen kleinen wink'],
    },
  },
  ottilie: {
    o_fragen_frage: {
      finden: ['was war das erste was sie gesehen haben als sie reinkamen'],
      abend: ['Wie war denn die Stimmung bei der Führung?', 'hat es gestern geregnet oder war es klar'],
      streit: ['Können Sie sich vorstellen, wer ihm böse war?', 'haben sich der doktor und frau sartorius gezankt'],
      garderobe: ['Wer ist zuletzt an die Garderobe gegangen?', 'konnte jemand unbemerkt etwas aus jonas jacke nehmen'],
      kranz: ['Wie oft kommt der Konsul zu Ihnen?'],
      sartorius: ['erzählen sie mal von ihrer kollegin helene'],
      treppe: ['warum gibt es da kein licht auf den stufen'],
    },
  },
  jonas: {
    j_fragen_frage: {
      alibi: ['sag mal ehrlich wo du in der nacht warst', 'kann einer bestätigen dass du im keller warst'],
      karte: ['wieso hast du nicht gemerkt dass sie weg war', 'trägst du deine karte immer bei dir?'],
      jacke: ['hast du dem falk deine jacke gegeben'],
      schulden: ['wie hoch sind deine schulden eigentlich'],
      sartorius: ['benahm sich helene gestern anders'],
      kranz: ['fünfhundert euro vom kranz, wofür?'],
      lampe: ['leuchtet deine lampe auch rot'],
    },
  },
  sartorius: {
    s_fragen_frage: {
      alibi: [
        'Sind Sie gestern direkt nach Hause gegangen?',
        'Können Sie belegen, dass Sie daheim waren?',
        'was haben sie denn da oben beobachtet',
      ],
      streit: ['Weshalb waren Sie so aufgebracht?', 'Wen wollte Reinhardt denn vom Sockel holen?'],
      platte: ['Halten Sie die Platte für echt und wo ist sie jetzt?'],
      buch: ['was ist wenn das buch nicht stimmt'],
      jonas: ['Würden Sie Jonas einen Diebstahl zutrauen?'],
    },
    s_zwei_frage: {
      wolken: ['Wie wollen Sie bei so dichten Wolken etwas gesehen haben?', 'der mond war doch gar nicht zu sehen'],
      decke: ['Wieso haben Sie ihm die Jacke untergeschoben?', 'Sie hätten bei ihm bleiben können'],
      klara: ['Der Komet gehört eigentlich einer Frau.', 'Haben Sie das alles für den Namen Sartorius getan?'],
    },
  },
  kranz: {
    k_fragen_frage: {
      angebot: ['sechzigtausend, stimmt das', 'warum brauchen sie ausgerechnet diese platte'],
      abend: ['Bis wann haben Sie denn gespielt?', 'wohin hat sie das taxi gebracht'],
      glas: ['Was passiert mit so altem Glas in der Kälte?', 'wie hätte ein dieb sie am besten aufbewahrt'],
      klara: ['Was erzählt man sich über die Nacht von 1911?'],
      jacke: ['Sie hatten doch die fremde Jacke schon an'],
    },
  },
  nik: {
    n_fragen_frage: {
      licht: ['wo genau war dieses licht', 'hast du von deinem fenster aus jemand bemerkt'],
      himmel: ['konntest du alkyone sehen', 'ab wann war denn alles zu'],
      stream: ['hat jonas wirklich gewinkt'],
      person: ['konntest du erkennen ob das eine frau war'],
      mutter: ['wieso darfst du so lange wach sein'],
    },
  },
};

/** The same for the other story. */
export const thirdFlucht: Questions = {
  tilda: {
    t_fragen_frage: {
      freitag: ['wann bist du denn losgefahren', 'saß da niemand neben dir im abteil'],
      token: ['kannte jemand die geheimzahl', 'hast du das gerät mal jemandem geliehen'],
      empfaenger: ['an welche firma wurde das geld geschickt', 'hast du gesehen wohin das ging'],
      albrecht: ['wie kommst du mit dem schatzmeister klar'],
      pia: ['wie lange bist du mit pia befreundet'],
      yusuf: ['verheimlicht yusuf irgendwas'],
      flucht: ['wär es nicht schlauer gewesen zu bleiben'],
      ort: ['wie weit bist du schon gekommen, ist dir kalt'],
    },
    t_halt: { raus: ['spring auf die gleise und weg'], bleib: ['bleib einfach sitzen und mach die augen zu'] },
    t_wahl: { bleiben: ['geh nicht, vertrau mir'], fahren: ['fahr nach dänemark, ich kümmer mich'] },
  },
  yusuf: {
    y_fragen_frage: {
      log: ['zeig mir bitte die einträge von der überweisung', 'war das wirklich tildas computer?'],
      tuer: ['wer hat freitag nach feierabend die tür aufgemacht', 'kam pia noch mal zurück'],
      motorrad: ['wie konntest du dir das motorrad leisten'],
      server: ['was versteckst du auf dem server'],
      token: ['hätte man das auch übers internet machen können'],
      pia: ['ist pia ehrlich zu mir?'],
    },
  },
  pia: {
    p_fragen_frage: {
      freitag: ['wo hast du den freitagabend verbracht'],
      zahnarzt: ['welcher arzt macht denn da noch termine'],
      token: ['wussten alle im büro von der schublade'],
      albrecht: ['findest du den albrecht nett'],
      beziehung: ['hast du dich mit tilda gestritten in letzter zeit'],
    },
    p_zwei_frage: {
      luege: ['weshalb hast du mir nicht vertraut'],
      bewerbung: ['was hast du an dem abend im büro geholt'],
      tuer: ['ist nach dir noch einer reingegangen', 'stand da vielleicht der albrecht?'],
    },
  },
  albrecht: {
    a_fragen_frage: {
      alibi: ['Wo haben Sie zu Abend gegessen?', 'Sind Sie auf einem Foto von dem Abend drauf?'],
      nordlicht: ['Wer steckt hinter Nordlicht Marine?'],
      boot: ['Sie haben doch ein Schiff, wie heißt es?'],
      verein: ['Wie geht es jetzt mit Leuchtfeuer weiter?'],
    },
  },
  hinnerk: {
    h_fragen_frage: {
      boot: ['hat der schatzmeister ein boot bei euch liegen'],
      gezeiten: ['wie war die tide am freitag um sieben'],
      albrecht: ['kannst du den albrecht leiden'],
      verstecken: ['kriegst du keinen ärger wegen tilda'],
      foto: ['schau mal auf dieses bild vom kai'],
    },
    h_raten: { wasser: ['da ist viel zu viel wasser drauf'] },
  },
  brandner: {
    b_fragen_frage: {
      beweise: ['Was macht Sie so sicher, dass es Tilda war?'],
      fahndung: ['Suchen Sie heute Nacht auch am Hafen?'],
      yusuf: ['Haben Sie den Informatiker schon verhört?'],
    },
    b_lage_frage: {
      foto: ['auf dem bild müsste doch ebbe sein'],
      albrecht: ['Albrecht hatte als Einziger einen Grund'],
    },
    b_beweis: { foto: ['Um diese Zeit war Ebbe, das Foto lügt'] },
    b_boot: { jacht: ['schnell, er ist im hafen auf seiner jacht'] },
    b_tilda: { schweigen: ['wo sie ist sage ich ihnen nicht'] },
  },
};
