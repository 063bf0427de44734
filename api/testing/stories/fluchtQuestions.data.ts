import type { Questions } from './Questions.ts';

/** What players may write, by chat and block and what they mean; written apart from the examples that the story is trained with. */
export const fluchtQuestions: Questions = {
  tilda: {
    t_fragen_frage: {
      freitag: [
        'Wo bist du am Freitag gewesen, als das Geld wegging?',
        'Kann irgendwer dein Alibi bestätigen?',
        'Hast du deine Fahrkarte aufgehoben?',
      ],
      token: [
        'Wer kommt an dein TAN-Gerät ran?',
        'Weiß jemand deine PIN?',
        'Wo hast du das Gerät normalerweise liegen?',
      ],
      empfaenger: [
        'Auf welchem Konto ist das Geld gelandet?',
        'Wer ist der Empfänger der Überweisung?',
        'Wohin sind die 380.000 Euro gegangen?',
      ],
      albrecht: ['Was ist Gernot Albrecht für ein Typ?', 'Kannst du dem Schatzmeister trauen?'],
      pia: ['Wie ist Pia so?', 'Könnte Pia das Geld genommen haben?', 'Hast du dich mit Pia gestritten?'],
      yusuf: ['Traust du Yusuf?', 'Wer ist dieser Yusuf aus der IT?'],
      flucht: ['Warum bist du denn weggelaufen?', 'Wieso gehst du nicht einfach zur Polizei?'],
      ort: ['Wo bist du denn jetzt?', 'Geht es dir einigermaßen gut?', 'Hast du genug Geld und Akku?'],
      danke: ['Okay, ich frage jetzt die anderen', 'Das reicht, bis später', 'Danke, keine Fragen mehr'],
    },
    t_halt: {
      raus: ['Schnell, steig aus!', 'Spring auf der anderen Seite raus'],
      bleib: ['Bleib ruhig sitzen', 'Tu so, als würdest du schlafen'],
      stell: ['Geh hin und rede mit der Polizei', 'Stell dich einfach'],
    },
    t_wahl: {
      bleiben: ['Bitte bleib hier', 'Nicht weglaufen, wir schaffen das'],
      fahren: ['Fahr nach Dänemark', 'Bring dich in Sicherheit, fahr!'],
    },
    t_kajuete_frage: {
      angst: ['Wie geht es dir gerade?', 'Hab keine Angst, alles wird gut'],
      pia: ['Bist du noch böse auf Pia?'],
      albrecht: ['Bist du von Gernot enttäuscht?'],
      plan: ['Was machst du, wenn das vorbei ist?'],
      danke: ['Ich rede jetzt mit dem Kommissar, bis gleich'],
    },
  },
  yusuf: {
    y_fragen_frage: {
      log: [
        'An welchem Rechner wurde die Überweisung gemacht?',
        'Was steht im Protokoll?',
        'Wer war zu der Zeit eingeloggt?',
        'Hast du die Logs?',
      ],
      tuer: [
        'Wer ist am Freitagabend noch mal reingekommen?',
        'Kannst du sehen, wer die Tür geöffnet hat?',
        'Wer war nach sechs noch im Büro?',
      ],
      motorrad: [
        'Wie hast du dein Motorrad bezahlt?',
        'Pia meint, du hättest ein Motorrad bar gekauft',
        'Woher kamen die 9000 Euro?',
      ],
      server: [
        'Was läuft auf eurem Server in der Nacht?',
        'Was verheimlichst du uns?',
        'Wozu ist der geheime Server da?',
      ],
      token: [
        'Wie funktioniert das mit dem TAN-Gerät?',
        'Ging die Überweisung auch aus der Ferne?',
        'Wie sicher ist der Zugang zum Banking?',
      ],
      tilda: ['Hältst du Tilda für schuldig?', 'Was denkst du von Tilda?'],
      pia: ['Was ist Pia für eine?', 'Verheimlicht Pia etwas?', 'Ist Pia verdächtig?'],
      albrecht: [
        'Was hältst du vom Schatzmeister?',
        'Wie findest du Gernot Albrecht?',
        'Hat Herr Albrecht auch einen Rechner?',
      ],
      danke: ['Danke Yusuf, das war alles', 'Okay tschüss, bis dann', 'Keine weiteren Fragen'],
    },
  },
  pia: {
    p_fragen_frage: {
      freitag: [
        'Was hast du am Freitag nach der Arbeit gemacht?',
        'Wann bist du Freitag nach Hause?',
        'Hast du für Freitag ein Alibi?',
      ],
      zahnarzt: [
        'Bei welchem Zahnarzt warst du?',
        'Ein Zahnarzt hat freitags um fünf doch zu',
        'Ich glaube dir den Zahnarzt nicht',
      ],
      tilda: ['Hältst du Tilda für unschuldig?', 'Hatte Tilda Geldsorgen?', 'Was denkst du über Tilda?'],
      token: ['Wer kannte alles die PIN?', 'Wer wusste von der Schublade mit dem TAN-Gerät?'],
      yusuf: ['Ist Yusuf irgendwie verdächtig?', 'Wie findest du Yusuf?', 'Benimmt sich Yusuf anders als sonst?'],
      albrecht: [
        'Wie ist denn Herr Albrecht?',
        'Hast du den Schatzmeister am Freitag gesehen?',
        'Was hältst du von Gernot Albrecht?',
      ],
      beziehung: ['Bist du wirklich Tildas Freundin?', 'Hattest du mit Tilda Streit?'],
      danke: ['Danke Pia, das war alles', 'Tschüss, bis bald', 'Ich habe keine Fragen mehr'],
    },
    p_zwei_frage: {
      luege: ['Warum hast du mich belogen?', 'Wieso hast du nicht gleich die Wahrheit gesagt?'],
      bewerbung: [
        'Warum bist du um 18:28 zurück ins Büro?',
        'Was hast du dort geholt?',
        'Was wolltest du noch mal im Büro?',
      ],
      tuer: [
        'Wem hast du die Tür aufgehalten?',
        'Wen hast du denn reingelassen?',
        'Stand noch jemand vor der Tür?',
        'War das Herr Albrecht an der Tür?',
      ],
      aussage: ['Sagst du das auch bei der Polizei?', 'Bist du bereit, eine Aussage zu machen?'],
      danke: ['Danke für deine Ehrlichkeit', 'Das war alles, danke Pia'],
    },
  },
  albrecht: {
    a_fragen_frage: {
      alibi: [
        'Wo waren Sie am Freitag um 18:47?',
        'Was haben Sie am Freitagabend getan?',
        'Können Sie ein Alibi vorweisen?',
        'Haben Sie ein Foto von dem Dinner?',
      ],
      nordlicht: [
        'Was wissen Sie über die Nordlicht Marine?',
        'Wem gehört die Firma, die das Geld bekam?',
        'Was ist das für eine Firma namens Nordlicht?',
      ],
      tilda: ['Wie gut kennen Sie Tilda?', 'Halten Sie Frau Voss für schuldig?', 'Was denken Sie über Tilda?'],
      token: [
        'Wussten Sie von dem TAN-Gerät?',
        'Haben Sie die PIN gekannt?',
        'Wer kann bei Ihnen Überweisungen freigeben?',
      ],
      yusuf: ['Was halten Sie von Yusuf Demir?', 'Könnte es Yusuf gewesen sein?'],
      pia: ['Haben Sie Pia Harms am Freitag getroffen?', 'Was denken Sie von Pia?'],
      boot: [
        'Besitzen Sie ein Segelboot?',
        'Wie heißt denn Ihr Boot?',
        'Warum packen Sie Ihre Sachen?',
        'Wohin verreisen Sie?',
      ],
      verein: [
        'Was passiert jetzt mit dem Rettungsboot?',
        'Wie lange sind Sie schon Schatzmeister?',
        'Haben Sie Geldsorgen?',
      ],
      danke: ['Vielen Dank, das war alles', 'Auf Wiedersehen, Herr Albrecht', 'Danke, keine Fragen mehr'],
    },
    a_angebot: {
      nein: ['Nein, ich lasse mich nicht kaufen', 'Niemals!'],
      hinhalten: ['Ich denke mal darüber nach', 'Wo finde ich Sie heute Nacht?'],
    },
  },
  hinnerk: {
    h_fragen_frage: {
      tilda: ['Was macht Tilda gerade?', 'Woher kennst du die Tilda?', 'Ist Tilda unschuldig?'],
      boot: [
        'Kennst du ein Boot namens Nordlicht?',
        'Was für Boote liegen bei euch im Hafen?',
        'Hat der Albrecht eine Jacht?',
        'Erzähl mir was über die Boote',
      ],
      gezeiten: [
        'Wann war Freitag Niedrigwasser?',
        'Wann kommt heute Nacht die Flut?',
        'War am Freitag Ebbe oder Flut?',
      ],
      albrecht: ['Was weißt du von Gernot Albrecht?', 'Magst du den Schatzmeister?', 'Hat Albrecht Geldprobleme?'],
      hafen: ['Was war im Hafen los?', 'Ist Polizei bei euch am Hafen?', 'Hast du am Kai etwas beobachtet?'],
      verstecken: ['Bekommst du nicht Ärger, wenn du sie versteckst?', 'Soll sich Tilda der Polizei stellen?'],
      foto: ['Guck mal, das Foto von Albrecht', 'Was siehst du auf diesem Bild?', 'Ist das Foto vom Dinner echt?'],
      danke: ['Danke dir, Hinnerk', 'Das war alles, tschüss', 'Bis später, pass auf sie auf'],
    },
    h_raten: {
      wasser: ['Das Wasser ist zu hoch', 'Da müsste doch Ebbe sein', 'Die Kutter schwimmen, obwohl Niedrigwasser war'],
      glas: ['Mit dem Glas stimmt was nicht'],
      keine_ahnung: ['Keine Ahnung, sag du es', 'Ich sehe da nichts Besonderes'],
    },
  },
  brandner: {
    b_fragen_frage: {
      beweise: [
        'Was für Beweise haben Sie?',
        'Was spricht denn gegen Tilda?',
        'Wieso verdächtigen Sie ausgerechnet Tilda?',
      ],
      fahndung: ['Wo wird nach ihr gesucht?', 'Überwachen Sie auch den Hafen?', 'Wissen Sie, wo sie steckt?'],
      folgen: ['Was passiert, wenn Tilda sich stellt?', 'Muss sie ins Gefängnis?', 'Kommt Tilda in eine Zelle?'],
      albrecht: ['Haben Sie den Schatzmeister überprüft?', 'Wo war Herr Albrecht am Freitag?'],
      pia: ['Was hat Pia Harms Ihnen gesagt?', 'Glauben Sie Pia den Zahnarzt?'],
      yusuf: ['Was hat Yusuf Demir ausgesagt?', 'Haben Sie Yusuf befragt?'],
      apfel: ['Kann man Ihnen vertrauen?', 'Wie lange sind Sie schon Polizist?'],
      tipp: ['Haben Sie einen Tipp für mich?', 'Ich komme einfach nicht weiter, was soll ich machen?'],
      anklage: ['Danke, auf Wiedersehen', 'Ich weiß jetzt, wer der Täter ist', 'Keine weiteren Fragen'],
    },
    b_lage_frage: {
      pia: ['Pia hat Sie doch angelogen', 'Was ist mit Pia Harms?'],
      yusuf: ['Könnte es Yusuf sein?', 'Yusuf hat sich ein Motorrad gekauft'],
      albrecht: ['Was denken Sie über Gernot Albrecht?', 'Hat der Schatzmeister ein Alibi?'],
      foto: ['Mit dem Foto stimmt etwas nicht', 'Wie war da der Wasserstand?'],
      tipp2: ['Einen Tipp, bitte', 'Ich bin ratlos, was übersehe ich?'],
      anklage2: ['Ich bin sicher, wer es war', 'Ich möchte den Täter nennen'],
    },
    b_wer: {
      pia: ['Ich glaube, Pia war es', 'Pia Harms ist die Täterin'],
      yusuf: ['Es war Yusuf aus der IT', 'Nehmen Sie Yusuf Demir fest'],
      albrecht: [
        'Gernot Albrecht hat das Geld genommen',
        'Es war der Schatzmeister',
        'Ich beschuldige Gernot Albrecht',
      ],
      tilda: ['Tilda hat es selbst getan', 'Es war doch Tilda Voss'],
      niemand: [
        'Ich bin mir nicht sicher',
        'Tilda war es bestimmt nicht',
        'Pia war es nicht',
        'Yusuf ist unschuldig',
        'Moment, ich muss noch nachdenken',
        'Ich weiß es einfach nicht',
      ],
    },
    b_beweis: {
      rechner: ['Der Rechner SCHATZ-02 aus seinem Zimmer', 'Die Serverlogs von Yusuf'],
      pia: ['Pia hat ihn an der Tür gesehen'],
      foto: [
        'Auf dem Foto müsste Niedrigwasser sein',
        'Sein Foto ist von mittags',
        'Das Wasser auf dem Foto steht zu hoch',
      ],
      schulden: ['Er hat Schulden beim Hafenmeister'],
    },
    b_boot: {
      haus: ['Bei sich zu Hause'],
      jacht: ['Auf seiner Jacht, der Nordlicht', 'Am Gästesteg im Hafen'],
      buero: ['In seinem Büro beim Verein'],
    },
    b_tilda: {
      freiwillig: ['Sie kommt von alleine zu Ihnen', 'Geben Sie ihr bitte eine Stunde'],
      schweigen: ['Dazu sage ich nichts', 'Das verrate ich Ihnen nicht'],
      kutter: ['Sie versteckt sich auf dem Kutter von Hinnerk'],
    },
  },
};
