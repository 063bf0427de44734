import type { Questions } from './Questions.ts';

/**
 * How people write who play: in haste, by half sentences, beside the point. Written situation by situation before the training was made wider
 * (docs/decisions/0104), and never copied into it.
 */
export const naturalFlow: Questions = {
  mara: {
    m_akte_frage: {
      fundort: ['wo lag der mann denn genau', 'hä wieso zugedeckt?? erzähl mal genauer wie der da lag'],
      tuer: ['und wie ist da nachts überhaupt jemand reingekommen?', 'is irgendwo was aufgebrochen worden'],
      notruf: ['du hast was von einem komischen anruf gesagt', 'hat denn keiner nen krankenwagen geholt?'],
      platte: ['was ist denn an dem ding so wertvoll', 'Was soll das für eine Platte sein, eine Schallplatte?'],
      spuren: ['habt ihr irgendwas gefunden, haare oder so', 'gibts ne überwachungskamera'],
      zustand: ['kann man den reinhardt nicht einfach fragen wer das war', 'überlebt er es?'],
      tipp: ['sorry ich hab grad keinen plan', 'und was mach ich jetzt am besten'],
    },
    m_lage_frage: {
      jonas: ['also der jonas kommt mir eigentlich ehrlich vor', 'und was ist jetzt mit diesem jonas'],
      sartorius: ['die sartorius gefällt mir gar nicht', 'ob das stimmt was frau dr sartorius erzählt hat?'],
      kranz: ['dieser kranz hätte doch am meisten davon'],
      wetter: ['hat die überhaupt was sehen können bei dem wetter', 'wie bewölkt war es denn wirklich in der nacht'],
      jacke: ['komisch dass der täter ihn noch zudeckt'],
      tipp2: ['ich steh total auf dem schlauch'],
    },
  },
  ottilie: {
    o_fragen_frage: {
      finden: ['Sie haben ihn doch gefunden, wie war das genau?'],
      abend: [
        'erzählen sie doch mal, wie war der gestrige abend',
        'Warum sind denn gestern alle so früh heimgegangen?',
      ],
      streit: [
        'gabs ärger zwischen den kollegen',
        'Wissen Sie, ob Herr Reinhardt mit irgendwem über Kreuz lag?',
        'haben sie irgendwas gehört was ihnen komisch vorkam',
      ],
      garderobe: ['Wer hätte denn an Jonas Jacke rankommen können?', 'ist jemand an die mäntel gegangen'],
      tee: ['Guten Morgen Frau Brand, wie geht es Ihnen nach dem Schreck?'],
    },
  },
  jonas: {
    j_fragen_frage: {
      alibi: ['was hast du denn nachts um elf gemacht', 'kannst du beweisen dass dus nicht warst'],
      karte: ['wie kann jemand anders an deine karte kommen', 'deine karte wurde benutzt, wie erklärst du das?'],
      jacke: ['warum hatte er deine jacke unterm kopf?'],
      schulden: ['brauchtest du vielleicht dringend kohle?'],
      sartorius: ['und was ist mit helene, ist die ok?'],
      kranz: ['hat dieser kranz mal was von dir gewollt'],
    },
  },
  sartorius: {
    s_fragen_frage: {
      alibi: [
        'Und wo haben Sie sich so gegen elf Uhr abends aufgehalten?',
        'Was haben Sie nach der Veranstaltung getan?',
      ],
      streit: ['Man hat Sie und Reinhardt laut werden hören.', 'Worum ging es denn da um sechs in der Bibliothek?'],
      garderobe: ['Frau Brand sagt, Sie haben ewig nach Ihrem Schal gesucht'],
      buch: ['Sie schreiben doch gerade was über Ihren Uropa, oder?'],
    },
    s_zwei_frage: {
      wolken: [
        'da war doch alles zu, da konnte man gar nix sehen',
        'Nik sagt, an dem Abend war kein einziger Stern zu sehen.',
      ],
      decke: ['Sie haben sich doch um ihn gekümmert, oder? Das mit der Decke.', 'waren sie das mit dem notruf'],
      klara: ['hat in wirklichkeit diese assistentin den kometen gefunden?'],
    },
  },
  kranz: {
    k_fragen_frage: {
      angebot: ['Sie sind doch ganz scharf auf diese Platte gewesen', 'wie viel haben sie reinhardt dafür geboten?'],
      abend: ['Und was haben Sie nach Ihrem Besuch in der Sternwarte gemacht?'],
      glas: ['Wo würden Sie denn so was verstecken?', 'geht so eine platte nicht leicht kaputt?'],
      klara: ['Sagt Ihnen der Name Klara was?'],
    },
  },
  nik: {
    n_fragen_frage: {
      licht: ['hast du zufällig rausgeguckt und jemand gesehen?', 'was war da los in der nacht drüben'],
      himmel: ['und wie war die sicht so', 'konntest du denn gut sterne gucken'],
      stream: ['bist du sicher dass jonas die ganze zeit da war?'],
      person: ['weißt du wer das gewesen sein könnte'],
    },
  },
};

/** The same for the other story. */
export const naturalFlucht: Questions = {
  tilda: {
    t_fragen_frage: {
      freitag: [
        'hat dich in dem zug wenigstens irgendwer gesehen',
        'was genau hast du freitag nach feierabend gemacht?',
      ],
      token: ['wie konnte da jemand mit deinem ding überweisen', 'wer weiß denn alles deine pin'],
      empfaenger: ['auf wessen konto ist die kohle jetzt', 'weißt du wer das geld gekriegt hat?'],
      albrecht: ['was ist eigentlich dieser gernot für einer'],
      pia: ['ist auf pia verlass?'],
      yusuf: ['wie gut kennst du den it typen'],
      flucht: ['warum bist du denn nicht einfach dageblieben?'],
      ort: ['wo bist du jetzt genau und ist alles ok bei dir'],
    },
    t_halt: {
      raus: ['schnell, hau auf der anderen seite ab!!'],
      bleib: ['ganz ruhig, augen zu und schlafend stellen'],
    },
    t_wahl: {
      bleiben: ['nein nicht fahren, wir haben ihn fast', 'bleib bitte da wo du bist'],
      fahren: ['dann nimm das boot, ich regel das hier'],
    },
  },
  yusuf: {
    y_fragen_frage: {
      log: ['kannst du rausfinden von wo aus überwiesen wurde', 'hast du mal in die protokolle geguckt?'],
      tuer: ['wer ist da abends noch rein und raus gegangen', 'war um die zeit überhaupt noch jemand im haus?'],
      motorrad: ['woher hast du auf einmal so viel geld für ein motorrad?'],
      server: ['was machst du da eigentlich nachts auf dem server'],
      token: ['kann man so ne überweisung auch von zuhause aus machen'],
      tilda: ['du glaubst doch nicht dass tilda das war oder'],
    },
  },
  pia: {
    p_fragen_frage: {
      freitag: ['und du, wo warst du als das passiert ist', 'wann bist du denn am freitag raus?'],
      zahnarzt: ['zahnarzt an nem freitagabend? echt jetzt?'],
      tilda: ['meinst du tilda könnte so was machen'],
      yusuf: ['ist dir bei yusuf was komisches aufgefallen?'],
      token: ['wer wusste eigentlich wo sie das gerät hat'],
    },
    p_zwei_frage: {
      luege: ['und warum hast du mir dann so nen quatsch erzählt?'],
      bewerbung: ['was wolltest du denn um halb sieben noch mal da'],
      tuer: ['hast du da vielleicht irgendwen mit reingelassen?', 'war sonst noch wer da als du gekommen bist'],
    },
  },
  albrecht: {
    a_fragen_frage: {
      alibi: [
        'und Sie selbst, wo waren Sie am Freitag gegen sieben?',
        'Waren Sie wirklich die ganze Zeit bei dem Essen?',
      ],
      nordlicht: ['Das Geld ging an eine Firma namens Nordlicht. Kennen Sie die?'],
      boot: ['Sie packen? Wo solls denn hingehen?'],
      token: ['Sie hätten doch auch an das Gerät gekonnt, oder?'],
    },
  },
  hinnerk: {
    h_fragen_frage: {
      boot: ['liegt bei euch im hafen was auffälliges?', 'sag mal, nordlicht, ist das ein schiff?'],
      gezeiten: ['wann war denn freitag abend ebbe'],
      albrecht: ['was hältst du so vom schatzmeister'],
      tilda: ['wie gehts ihr denn, hat sie sich beruhigt'],
      foto: ['ich hab hier son foto von albrecht beim dinner'],
    },
    h_raten: {
      wasser: ['müsste das wasser nicht viel tiefer stehen?', 'die schiffe sind ja viel zu weit oben'],
    },
  },
  brandner: {
    b_fragen_frage: {
      beweise: ['was haben Sie denn überhaupt gegen sie in der hand?'],
      folgen: ['Was würde denn mit ihr passieren wenn sie freiwillig kommt?'],
      albrecht: ['Haben Sie sich den Schatzmeister mal genauer angesehen?'],
    },
    b_beweis: {
      foto: ['Das Foto kann nicht von abends sein, da war Ebbe', 'bei dem bild passt das wasser nicht zur uhrzeit'],
    },
    b_boot: {
      jacht: ['er will mit seinem boot abhauen, schauen sie am steg'],
    },
    b_tilda: {
      freiwillig: ['Lassen Sie ihr bitte etwas Zeit, sie stellt sich von allein'],
    },
  },
};
