import type { Questions } from './Questions.ts';

/**
 * A second hundred, written once the training was as wide as it is and never looked at by it: how well strangers are understood, as far as
 * the hand that wrote the stories can say it (docs/decisions/0104).
 */
export const secondFlow: Questions = {
  mara: {
    m_akte_frage: {
      fundort: [
        'An welcher Stelle im Haus ist es denn passiert?',
        'hat er sich selbst da hingelegt oder was',
        'Wie hat es am Unglücksort ausgesehen?',
      ],
      tuer: [
        'Wer ist denn kurz vor Mitternacht noch ins Haus gegangen?',
        'kann man da einfach so reinspazieren',
        'was hat die elektronik an der tür aufgezeichnet',
      ],
      notruf: ['Hat sich jemand bei der Leitstelle gemeldet?', 'wieso hat da einer gleich wieder aufgelegt'],
      platte: ['was soll an so nem alten glas denn toll sein', 'Wofür würde ein Sammler dafür bezahlen?'],
      spuren: ['hat der erkennungsdienst schon was', 'irgendwelche fußspuren draußen im reif?'],
      zustand: ['wann darf ich mit dem verletzten sprechen', 'wie steht es um den armen kerl'],
    },
    m_lage_frage: {
      jonas: ['würdest du jonas so was zutrauen'],
      sartorius: ['ich finde die frau doktor ziemlich verdächtig', 'Was hätte Helene Sartorius denn von der Sache?'],
      kranz: ['vielleicht hat der konsul einen handlanger geschickt'],
      wetter: ['kannst du mal nachfragen wie der himmel in der nacht aussah'],
      jacke: ['Wieso legt ein Einbrecher dem Verletzten etwas unter den Kopf?'],
      tipp2: ['ich dreh mich im kreis'],
    },
  },
  ottilie: {
    o_fragen_frage: {
      finden: ['Um wie viel Uhr sind Sie heute früh auf ihn gestoßen?'],
      abend: ['Was stand gestern eigentlich auf dem Programm?', 'ab wann konnte man denn nichts mehr sehen'],
      streit: ['Waren sich Reinhardt und seine Kollegin einig?', 'ist gestern jemand aus der haut gefahren'],
      garderobe: [
        'wer hat sich denn an der garderobe zu schaffen gemacht',
        'ist Ihnen bei den Kleiderhaken was aufgefallen?',
      ],
      reinhardt: ['was hatte er denn in letzter zeit so vor'],
      jonas: ['Würden Sie für Jonas die Hand ins Feuer legen?'],
      tee: ['das war bestimmt schlimm für sie heute morgen'],
    },
  },
  jonas: {
    j_fragen_frage: {
      alibi: ['um zwölf nach elf, wo genau hast du da gesteckt', 'wer war bei dir gestern nacht'],
      karte: ['seit wann ist deine karte verschwunden', 'wusste jeder wo du die zugangskarte aufhebst'],
      jacke: ['und deine lodenjacke, wie kam die zur treppe'],
      schulden: ['die antenne war doch bestimmt sauteuer'],
      reinhardt: ['hat dich falk mal schlecht behandelt'],
      lampe: ['wieso nehmt ihr rote lampen'],
      tresor: ['wer außer dir kann den tresor aufmachen'],
    },
  },
  sartorius: {
    s_fragen_frage: {
      alibi: ['Wann haben Sie gestern das Gebäude verlassen?', 'Gibt es jemanden, der Sie nachts gesehen hat?'],
      streit: ['Dr. Reinhardt soll Sie angeschrien haben.', 'Was steht denn da angeblich in Bleistift?'],
      garderobe: ['Warum standen Sie so lange bei den Mänteln?'],
      buch: ['wann kommt denn ihr buch raus'],
      reinhardt: ['Hätten Sie gern selbst die Leitung?'],
    },
    s_zwei_frage: {
      wolken: ['Sie konnten Alkyone gar nicht beobachten.', 'laut wetterdienst war der himmel geschlossen'],
      decke: ['Sie haben ihn nicht einfach liegen lassen.', 'Warum haben Sie denn aufgelegt?'],
      klara: ['Es ging Ihnen um die Ehre Ihrer Familie, nicht wahr?', 'wer ist denn diese frau wendt'],
    },
  },
  kranz: {
    k_fragen_frage: {
      angebot: ['Hätten Sie für das Glas auch gestohlen?', 'was war die platte ihnen denn wert'],
      abend: ['Wer kann bezeugen, dass Sie daheim waren?', 'und mit wem haben sie karten gespielt'],
      glas: ['Würde die Platte den Transport bei dem Frost überstehen?', 'kann man so was im rucksack mitnehmen'],
      klara: ['Stimmt es, dass jemand anders den Kometen gefunden hat?'],
    },
  },
  nik: {
    n_fragen_frage: {
      licht: ['ist dir um zwanzig nach elf drüben was aufgefallen', 'brannte da noch licht?'],
      himmel: ['hast du die bedeckung vom mond sehen können', 'waren viele wolken da'],
      stream: ['wie lange war jonas online'],
      person: ['war das eher ein großer oder ein kleiner mensch'],
    },
  },
};

/** The same for the other story. */
export const secondFlucht: Questions = {
  tilda: {
    t_fragen_frage: {
      freitag: ['mit welchem zug bist du gefahren', 'kannst du irgendwie nachweisen dass du nicht im büro warst'],
      token: ['lag das tan teil offen rum', 'wie schwer ist es an deine pin zu kommen'],
      empfaenger: ['was stand denn auf der überweisung drauf', 'wer steckt hinter dem konto'],
      albrecht: ['dein chef, ist der vertrauenswürdig'],
      pia: ['meinst du pia würde dich reinlegen'],
      yusuf: ['kommt der admin an alle passwörter ran'],
      flucht: ['findest du nicht dass weglaufen dich verdächtig macht'],
      ort: ['hast du es warm da wo du bist'],
    },
    t_halt: { raus: ['los, spring raus'], bleib: ['stell dich einfach schlafend'], stell: ['red mit denen, ehrlich'] },
    t_wahl: { bleiben: ['bleib, wir kriegen das hin'], fahren: ['fahr mit und komm gut an'] },
  },
  yusuf: {
    y_fragen_frage: {
      log: ['an welchem pc saß der täter', 'unter welchem namen war der eingeloggt'],
      tuer: ['hat am freitag spät noch jemand seinen chip benutzt', 'kannst du mir die türdaten zeigen'],
      motorrad: ['neuntausend euro bar, hast du im lotto gewonnen'],
      server: ['pia meint du wirst nervös wenns um den server geht'],
      token: ['muss man für die überweisung vor ort sein'],
      albrecht: ['hat der schatzmeister auch ein zimmer bei euch'],
    },
  },
  pia: {
    p_fragen_frage: {
      freitag: ['was hast du gemacht nachdem du feierabend hattest'],
      zahnarzt: ['hast du eine rechnung vom zahnarzt'],
      tilda: ['kam dir tilda am freitag irgendwie anders vor'],
      yusuf: ['ist yusuf plötzlich reich geworden'],
      albrecht: ['war der schatzmeister freitag bei euch im büro'],
    },
    p_zwei_frage: {
      luege: ['du hättest es mir sagen können'],
      bewerbung: ['was war denn in der mappe'],
      tuer: ['wer hat vor dem eingang gewartet', 'für wen hast du die tür offen gelassen'],
    },
  },
  albrecht: {
    a_fragen_frage: {
      alibi: ['Wer hat Sie am Freitagabend gesehen?', 'Von wann bis wann waren Sie auf dem Fest?'],
      nordlicht: ['Haben Sie mit Nordlicht Marine schon mal Geschäfte gemacht?'],
      boot: ['Wann stechen Sie denn in See?'],
      tilda: ['Sie haben Tilda doch den Job verschafft.'],
    },
  },
  hinnerk: {
    h_fragen_frage: {
      boot: ['wem gehört die weiße jacht am steg', 'welche schiffe fahren heute nacht raus'],
      gezeiten: ['um wie viel uhr ist heute flut'],
      albrecht: ['zahlt der albrecht seine rechnungen'],
      tilda: ['hat tilda was gegessen'],
      hafen: ['schleicht bei euch polizei rum'],
    },
    h_raten: { wasser: ['die kutter müssten doch auf grund liegen'] },
  },
  brandner: {
    b_fragen_frage: {
      beweise: ['Warum glauben alle, dass es Tilda war?'],
      folgen: ['Können Sie ihr die Handschellen ersparen?'],
      fahndung: ['Wann durchsuchen Sie die Boote?'],
    },
    b_beweis: { foto: ['um acht vor sieben lag da alles trocken'] },
    b_boot: { jacht: ['er sitzt auf der nordlicht und wartet aufs wasser'] },
    b_tilda: { freiwillig: ['sie kommt gleich selbst zu ihnen an den kai'] },
  },
};
