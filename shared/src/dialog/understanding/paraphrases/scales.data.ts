import type { ParaphraseList } from './ParaphraseList.ts';

/*
 * The labels follow scale wordings that are published and in common use: Rohrmann 1978 (Empirische Studien zur Entwicklung von
 * Antwortskalen, Zeitschrift für Sozialpsychologie 9) for frequency, intensity, likelihood and agreement ('stimmt nicht' to 'stimmt
 * sehr'), the five-point agreement and satisfaction scales of the ALLBUS and of GESIS survey guidelines, and Likert 1932. What people
 * say is written for this product.
 */
export const scales: readonly ParaphraseList[] = [
  {
    name: 'agreement',
    isOpen: false,
    meanings: [
      {
        called:
          'stimme voll und ganz zu|stimme völlig zu|stimme voll zu|stimme vollkommen zu|stimme ganz zu|stimme sehr zu|stimmt völlig|stimmt genau|stimmt sehr|stimmt voll und ganz|volle zustimmung|strongly agree',
        said: 'absolut; völlig; total; hundertprozentig; zu hundert Prozent; voll und ganz; auf jeden Fall; genau so ist es; ja genau; ja, genau so ist es; ja, auf jeden Fall; definitiv; unbedingt; das stimmt genau; das stimmt total; sehe ich ganz genauso; sehe ich genauso; bin ganz der Meinung; da bin ich ganz dabei; da bin ich voll dabei; da bin ich ganz bei Ihnen; da bin ich ganz bei dir; da bin ich ganz bei euch; ich stimme total zu; ich stimme uneingeschränkt zu; kann ich nur unterschreiben; vollkommen richtig; so ist es; keine Frage; totally; absolutely; completely',
      },
      {
        called: 'stimme zu|stimmt|zustimmung|ich stimme zu|agree',
        said: 'ja; ja, das stimmt; stimmt; das stimmt; richtig; sehe ich auch so; finde ich auch; der Meinung bin ich auch; da stimme ich zu; ich bin dafür; bin ich dafür; einverstanden; i agree; yes',
      },
      {
        called: 'stimme eher zu|stimmt eher|stimmt ziemlich|stimme teilweise zu|rather agree|somewhat agree',
        said: 'eher ja; eher schon; schon eher; im Großen und Ganzen schon; im Großen und Ganzen ja; im Prinzip ja; im Wesentlichen ja; größtenteils; überwiegend; weitgehend; meistens schon; tendenziell ja; ja, schon; schon; ein bisschen schon; ich denke schon; eher dafür; mit Einschränkungen ja; mostly; rather yes',
      },
      {
        called:
          'teils teils|teils|weder noch|unentschieden|neutral|mittelmäßig|stimmt mittelmäßig|stimmt teils teils|stimme teils teils zu|weder zustimmung noch ablehnung|neither agree nor disagree',
        said: 'mal so, mal so; halb halb; halbe halbe; fifty fifty; sowohl als auch; das kommt darauf an; kommt drauf an; je nachdem; teilweise; zum Teil; so mittel; mittel; so lala; dazwischen; ja und nein; jein; in der Mitte; bin unentschieden; ich bin da neutral; hält sich die Waage; it depends',
      },
      {
        called: 'stimme eher nicht zu|stimmt eher nicht|stimmt wenig|lehne eher ab|rather disagree|somewhat disagree',
        said: 'eher nicht; eher nein; eher weniger; weniger; nicht so richtig; nicht wirklich; nicht so ganz; eigentlich nicht; nur wenig; kaum; tendenziell nein; eher dagegen; das würde ich so nicht sagen; wohl eher nicht; nicht unbedingt; not really',
      },
      {
        called: 'stimme nicht zu|stimmt nicht|ablehnung|lehne ab|disagree',
        said: 'nein; das stimmt nicht; stimmt nicht; das sehe ich anders; sehe ich nicht so; finde ich nicht; bin ich dagegen; da stimme ich nicht zu; i disagree; no',
      },
      {
        called:
          'stimme überhaupt nicht zu|stimme gar nicht zu|stimme ganz und gar nicht zu|stimmt überhaupt nicht|stimmt gar nicht|lehne völlig ab|strongly disagree',
        said: 'überhaupt nicht; gar nicht; ganz und gar nicht; auf keinen Fall; auf gar keinen Fall; absolut nicht; in keiner Weise; keineswegs; nicht im Geringsten; nie im Leben; sehe ich überhaupt nicht so; sehe ich gar nicht so; das stimmt überhaupt nicht; völlig falsch; totaler Quatsch; Blödsinn; so ein Unsinn; da bin ich völlig anderer Meinung; not at all; absolutely not',
      },
    ],
  },
  {
    name: 'applies',
    isOpen: false,
    meanings: [
      {
        called:
          'trifft völlig zu|trifft voll und ganz zu|trifft voll zu|trifft sehr zu|trifft genau zu|trifft vollkommen zu|trifft ganz genau zu|applies completely',
        said: 'absolut; völlig; total; hundertprozentig; voll und ganz; auf jeden Fall; genau so ist es; genau; ja genau; definitiv; passt genau; passt perfekt; das bin ich; genau ich; trifft total zu; ganz genau; so ist es; das stimmt genau; totally',
      },
      {
        called: 'trifft zu|passt|applies',
        said: 'ja; das stimmt; stimmt; richtig; das passt; ist so; das trifft zu; trifft auf mich zu; yes',
      },
      {
        called: 'trifft eher zu|trifft ziemlich zu|trifft überwiegend zu|trifft teilweise zu|rather applies',
        said: 'eher ja; eher schon; schon eher; schon; ja, schon; im Großen und Ganzen schon; größtenteils; überwiegend; weitgehend; meistens; tendenziell ja; ziemlich; passt schon; ein bisschen schon; mostly',
      },
      {
        called: 'teils teils|weder noch|trifft teils teils zu|neutral|mittelmäßig|trifft mittelmäßig zu',
        said: 'mal so, mal so; halb halb; fifty fifty; sowohl als auch; kommt drauf an; das kommt darauf an; je nachdem; teilweise; zum Teil; so mittel; mittel; so lala; dazwischen; ja und nein; jein; in der Mitte; unentschieden; it depends',
      },
      {
        called: 'trifft eher nicht zu|trifft wenig zu|trifft weniger zu|rather does not apply',
        said: 'eher nicht; eher nein; eher weniger; weniger; nicht so richtig; nicht wirklich; nicht so ganz; eigentlich nicht; nur wenig; kaum; selten; tendenziell nein; wohl eher nicht; not really',
      },
      {
        called: 'trifft nicht zu|passt nicht|does not apply',
        said: 'nein; das stimmt nicht; stimmt nicht; das trifft nicht zu; passt nicht zu mir; ist nicht so; no',
      },
      {
        called: 'trifft überhaupt nicht zu|trifft gar nicht zu|trifft ganz und gar nicht zu|does not apply at all',
        said: 'überhaupt nicht; gar nicht; ganz und gar nicht; auf keinen Fall; auf gar keinen Fall; absolut nicht; keineswegs; in keiner Weise; nicht im Geringsten; das bin ich überhaupt nicht; passt überhaupt nicht; das Gegenteil; not at all',
      },
    ],
  },
  {
    name: 'frequency',
    isOpen: false,
    meanings: [
      {
        called: 'nie|niemals|gar nicht|nicht|never',
        said: 'noch nie; überhaupt nicht; gar nie; kein einziges Mal; kein Mal; zu keiner Zeit; nie im Leben; bisher nie; kommt nicht vor; mache ich nicht; nicht ein Mal',
      },
      {
        called: 'fast nie|sehr selten|almost never',
        said: 'so gut wie nie; praktisch nie; eigentlich nie; fast gar nicht; äußerst selten; extrem selten; alle Jubeljahre; beinahe nie; kaum jemals',
      },
      {
        called: 'selten|eher selten|rarely|seldom',
        said: 'kaum; ganz selten; nur selten; nicht oft; nicht so oft; nicht häufig; wenig; eher weniger; kaum mal; nur ausnahmsweise; vereinzelt; kommt kaum vor; so gut wie nie; fast nie',
      },
      {
        called: 'manchmal|gelegentlich|hin und wieder|ab und zu|teils teils|sometimes|occasionally',
        said: 'ab und an; hin und wieder; gelegentlich; von Zeit zu Zeit; mal so, mal so; dann und wann; zwischendurch; bisweilen; hie und da; öfter mal; je nachdem; mitunter; alle paar Wochen; ab und zu; manchmal; ein paarmal; once in a while; now and then',
      },
      {
        called: 'oft|häufig|often|frequently',
        said: 'öfter; öfters; ziemlich oft; ziemlich häufig; recht oft; häufig; viel; oft; regelmäßig; des Öfteren; viele Male; sehr viel; ganz oft; mehrfach; einige Male',
      },
      {
        called: 'sehr oft|sehr häufig|meistens|fast immer|meist|very often|mostly|usually',
        said: 'meistens; fast immer; fast jedes Mal; in der Regel; normalerweise; überwiegend; so gut wie immer; beinahe immer; wirklich oft; mega oft; dauernd; sehr regelmäßig; most of the time',
      },
      {
        called: 'immer|ständig|jedes mal|always',
        said: 'ständig; andauernd; dauernd; jedes Mal; jederzeit; permanent; immerzu; ohne Ausnahme; ausnahmslos; die ganze Zeit; pausenlos; rund um die Uhr; stets; in jedem Fall; all the time; every time',
      },
    ],
  },
  {
    name: 'quality',
    isOpen: false,
    meanings: [
      {
        called: 'sehr gut|ausgezeichnet|hervorragend|exzellent|very good|excellent',
        said: 'super; spitze; klasse; toll; prima; großartig; fantastisch; ausgezeichnet; hervorragend; perfekt; bestens; top; wunderbar; genial; exzellent; erstklassig; eins a; mega; hammer; richtig gut; total gut; echt gut; könnte nicht besser sein; bin begeistert; great',
      },
      {
        called: 'gut|eher gut|good',
        said: 'ganz gut; ziemlich gut; recht gut; ganz ordentlich; ordentlich; schön; nett; in Ordnung; okay bis gut; gefällt mir; ganz nett; solide; war gut; fand ich gut; passt; nice',
      },
      {
        called:
          'mittelmäßig|mittel|befriedigend|durchschnittlich|teils teils|weder gut noch schlecht|es geht|geht so|mäßig|fair|average',
        said: 'geht so; so lala; so mittel; durchwachsen; naja; na ja; es geht; durchschnittlich; mäßig; okay; ganz okay; mal so, mal so; nichts Besonderes; Durchschnitt; weder gut noch schlecht; halb halb; mittelprächtig; es war auszuhalten; so so; so okay',
      },
      {
        called: 'ausreichend|eher schlecht|sufficient',
        said: 'gerade noch okay; gerade so; nicht so toll; nicht so gut; eher schlecht; nicht besonders; nicht besonders gut; unterdurchschnittlich; mit Ach und Krach; ziemlich schwach',
      },
      {
        called: 'schlecht|mangelhaft|poor|bad',
        said: 'mies; nicht gut; schwach; enttäuschend; war nichts; doof; blöd; gar nicht gut; ziemlich schlecht; unzureichend; lausig; nicht zu empfehlen',
      },
      {
        called: 'sehr schlecht|ungenügend|miserabel|very poor|very bad|terrible',
        said: 'katastrophal; furchtbar; grottenschlecht; grauenhaft; unterirdisch; miserabel; schrecklich; eine Katastrophe; total schlecht; richtig schlecht; saumäßig; absolut schlecht; das Letzte; entsetzlich; unter aller Kanone; schlimm; awful',
      },
    ],
  },
  {
    name: 'satisfaction',
    isOpen: false,
    meanings: [
      {
        called:
          'sehr zufrieden|völlig zufrieden|vollkommen zufrieden|äußerst zufrieden|very satisfied|completely satisfied',
        said: 'rundum zufrieden; rundum glücklich; rundum glücklich damit; vollkommen zufrieden; völlig zufrieden; total zufrieden; absolut zufrieden; mehr als zufrieden; begeistert; bin begeistert; super zufrieden; äußerst zufrieden; sehr glücklich; höchst zufrieden; könnte nicht besser sein; super; top; perfekt; sehr; happy',
      },
      {
        called: 'zufrieden|satisfied',
        said: 'bin zufrieden; ja, zufrieden; gut; passt; alles gut; kann nicht klagen; bin glücklich; ja',
      },
      {
        called: 'eher zufrieden|ziemlich zufrieden|überwiegend zufrieden|somewhat satisfied|rather satisfied',
        said: 'ganz zufrieden; ziemlich zufrieden; recht zufrieden; größtenteils zufrieden; im Großen und Ganzen zufrieden; passt schon; weitgehend zufrieden; einigermaßen zufrieden; kann man nicht meckern; im Prinzip zufrieden; eher schon; bin schon zufrieden; meistens zufrieden; ganz gut; soweit zufrieden; okay',
      },
      {
        called:
          'teils teils|weder noch|weder zufrieden noch unzufrieden|mittelmäßig|mittelmäßig zufrieden|neutral|neither satisfied nor dissatisfied',
        said: 'geht so; so lala; mal so, mal so; durchwachsen; halb halb; es geht; naja; mittel; kommt drauf an; je nachdem; so mittel; mittelprächtig; nicht Fisch, nicht Fleisch',
      },
      {
        called: 'eher unzufrieden|wenig zufrieden|weniger zufrieden|somewhat dissatisfied|rather dissatisfied',
        said: 'nicht so zufrieden; nicht besonders zufrieden; nicht wirklich zufrieden; weniger zufrieden; könnte besser sein; eher nicht; ziemlich unzufrieden; nicht ganz zufrieden; kaum zufrieden; nicht so glücklich; ausbaufähig; lässt zu wünschen übrig; da ist Luft nach oben; nicht so toll',
      },
      {
        called: 'unzufrieden|dissatisfied',
        said: 'nicht zufrieden; bin unzufrieden; enttäuscht; schlecht; nicht glücklich; unglücklich; nein',
      },
      {
        called:
          'sehr unzufrieden|völlig unzufrieden|überhaupt nicht zufrieden|gar nicht zufrieden|äußerst unzufrieden|very dissatisfied',
        said: 'total unzufrieden; absolut unzufrieden; total enttäuscht; bin total enttäuscht; sehr enttäuscht; überhaupt nicht zufrieden; gar nicht zufrieden; völlig unzufrieden; höchst unzufrieden; kein bisschen zufrieden; stinksauer; katastrophal; eine Katastrophe; frustriert; maßlos enttäuscht; richtig unzufrieden',
      },
    ],
  },
  {
    name: 'likelihood',
    isOpen: false,
    meanings: [
      {
        called:
          'sehr wahrscheinlich|ganz sicher|sicher|ganz bestimmt|äußerst wahrscheinlich|auf jeden fall|bestimmt|very likely',
        said: 'ganz bestimmt; bestimmt; auf jeden Fall; garantiert; mit Sicherheit; sicher; ganz sicher; hundertprozentig; definitiv; unbedingt; auf alle Fälle; höchstwahrscheinlich; mit Sicherheit ja; zu hundert Prozent; ja, sicher; ja klar; natürlich; ja; definitely; certainly',
      },
      {
        called: 'wahrscheinlich|eher wahrscheinlich|ziemlich wahrscheinlich|wahrscheinlich ja|eher ja|likely|probably',
        said: 'wahrscheinlich schon; vermutlich schon; vermutlich; vermutlich ja; wohl schon; ich denke schon; denke schon; eher schon; eher ja; ich glaube schon; könnte gut sein; gut möglich; anzunehmen; sieht so aus; schon eher; voraussichtlich; aller Voraussicht nach; probably',
      },
      {
        called: 'vielleicht|unentschieden|teils teils|weder noch|möglicherweise|maybe|neutral|unsicher',
        said: 'mal sehen; mal schauen; kann sein; möglich; eventuell; möglicherweise; unter Umständen; kommt drauf an; je nachdem; fifty fifty; halb halb; könnte sein; schauen wir mal; bin unentschlossen; perhaps; possibly',
      },
      {
        called:
          'unwahrscheinlich|eher unwahrscheinlich|wahrscheinlich nicht|ziemlich unwahrscheinlich|eher nicht|unlikely|probably not',
        said: 'wohl kaum; eher nicht; wahrscheinlich nicht; vermutlich nicht; wohl nicht; wohl eher nicht; ich glaube nicht; ich denke nicht; glaube kaum; eher nein; kaum; nicht so wahrscheinlich; eher weniger; glaub ich nicht; nicht wirklich; not really',
      },
      {
        called:
          'sehr unwahrscheinlich|keinesfalls|auf keinen fall|äußerst unwahrscheinlich|ganz sicher nicht|sicher nicht|bestimmt nicht|very unlikely',
        said: 'auf keinen Fall; auf gar keinen Fall; niemals; nie; nie im Leben; bestimmt nicht; ganz bestimmt nicht; ganz sicher nicht; sicher nicht; garantiert nicht; ausgeschlossen; undenkbar; keinesfalls; definitiv nicht; im Leben nicht; nie und nimmer; nein; never',
      },
    ],
  },
  {
    name: 'importance',
    isOpen: false,
    meanings: [
      {
        called: 'sehr wichtig|äußerst wichtig|extrem wichtig|besonders wichtig|very important|extremely important',
        said: 'extrem wichtig; äußerst wichtig; total wichtig; super wichtig; enorm wichtig; unheimlich wichtig; das Wichtigste; das ist mir das Wichtigste überhaupt; das A und O; steht an erster Stelle; unverzichtbar; unbedingt; entscheidend; oberste Priorität; richtig wichtig; mega wichtig; liegt mir sehr am Herzen; sehr; ohne das geht nichts',
      },
      {
        called: 'wichtig|important',
        said: 'ist mir wichtig; das ist wichtig; finde ich wichtig; darauf achte ich; darauf lege ich Wert; spielt eine große Rolle; ja',
      },
      {
        called: 'eher wichtig|ziemlich wichtig|rather important|somewhat important',
        said: 'schon wichtig; ziemlich wichtig; recht wichtig; ganz wichtig; relativ wichtig; eher schon; schon eher wichtig; einigermaßen wichtig; ist schon wichtig; spielt schon eine Rolle; nicht unwichtig',
      },
      {
        called:
          'teils teils|weder noch|mittelmäßig|neutral|mittelmäßig wichtig|moderately important|weder wichtig noch unwichtig',
        said: 'geht so; mittel; halb halb; kommt drauf an; je nachdem; mal so, mal so; so mittel; so lala; mittelwichtig',
      },
      {
        called:
          'eher unwichtig|weniger wichtig|wenig wichtig|eher nicht wichtig|nicht so wichtig|kaum wichtig|rather unimportant|slightly important',
        said: 'nicht so wichtig; nicht besonders wichtig; weniger wichtig; nicht sehr wichtig; spielt keine große Rolle; zweitrangig; nebensächlich; eher egal; eher nicht; nicht wirklich wichtig; kaum wichtig; nicht unbedingt; eher weniger; ist nicht so entscheidend',
      },
      {
        called:
          'unwichtig|nicht wichtig|überhaupt nicht wichtig|gar nicht wichtig|völlig unwichtig|unimportant|not important|not at all important',
        said: 'egal; total egal; völlig egal; ist mir egal; ganz egal; schnuppe; ist mir schnuppe; wurscht; ist mir wurst; schnurz; gleichgültig; völlig unwichtig; total unwichtig; überhaupt nicht wichtig; gar nicht wichtig; spielt keine Rolle; interessiert mich nicht; bedeutungslos; nein; gar nicht; überhaupt nicht; kein bisschen',
      },
    ],
  },
  {
    name: 'intensity',
    isOpen: false,
    meanings: [
      {
        called: 'gar nicht|überhaupt nicht|nicht|not at all',
        said: 'kein bisschen; null; nicht im Geringsten; in keiner Weise; keineswegs; nein; absolut nicht; nicht die Spur',
      },
      {
        called: 'wenig|kaum|eher nicht|ein wenig|etwas|ein bisschen|a little|slightly',
        said: 'nicht so sehr; nur wenig; nur ein bisschen; ein bisschen; leicht; nicht besonders; kaum; eher wenig; minimal; nur etwas',
      },
      {
        called: 'mittelmäßig|mittel|teils teils|mäßig|einigermaßen|moderately',
        said: 'geht so; so mittel; es geht; halbwegs; durchschnittlich; mal so, mal so; einigermaßen; so lala; naja',
      },
      {
        called: 'ziemlich|eher|stark|eher schon|quite|considerably',
        said: 'recht; recht stark; ziemlich stark; deutlich; schon; ganz schön; ordentlich; schon ziemlich; viel; eher schon',
      },
      {
        called: 'sehr|sehr stark|außerordentlich|äußerst|völlig|extrem|voll und ganz|very|extremely|very much',
        said: 'total; absolut; extrem; enorm; riesig; voll; unheimlich; wahnsinnig; unglaublich; über alles; sehr sehr; mega; richtig stark',
      },
    ],
  },
  {
    name: 'howOften',
    isOpen: false,
    meanings: [
      {
        called: 'mehrmals täglich|mehrmals am tag|mehrmals pro tag|several times a day',
        said: 'andauernd; ständig; den ganzen Tag; mehrere Male am Tag; mehrmals am Tag; zigmal am Tag; dauernd; zweimal am Tag; dreimal am Tag',
      },
      {
        called: 'täglich|jeden tag|fast täglich|täglich oder fast täglich|einmal täglich|einmal am tag|daily|every day',
        said: 'jeden Tag; jeden Morgen; jeden Abend; tagtäglich; immer; Tag für Tag; alle Tage; einmal am Tag; mehrmals am Tag; mehrmals täglich; fast jeden Tag; nahezu täglich; ständig; andauernd; pausenlos',
      },
      {
        called:
          'mehrmals pro woche|mehrmals die woche|mehrmals in der woche|mehrmals wöchentlich|mehrere male pro woche|several times a week',
        said: 'alle paar Tage; zweimal die Woche; dreimal die Woche; zwei, drei Mal die Woche; zwei- bis dreimal die Woche; mehrere Male in der Woche; jeden zweiten Tag; alle zwei Tage; ein paarmal die Woche; öfter in der Woche; unter der Woche öfter; mehrmals wöchentlich; mehrmals die Woche; an drei Tagen',
      },
      {
        called:
          'einmal pro woche|einmal die woche|wöchentlich|einmal in der woche|etwa einmal pro woche|weekly|once a week',
        said: 'einmal die Woche; jede Woche; jede Woche einmal; am Wochenende; immer am Wochenende; immer sonntags; immer samstags; sonntags; samstags; freitags; an einem Tag in der Woche; wöchentlich; ein Mal pro Woche',
      },
      {
        called: 'mehrmals pro monat|mehrmals im monat|alle zwei wochen|several times a month',
        said: 'alle zwei Wochen; alle vierzehn Tage; zweimal im Monat; ein paarmal im Monat; jede zweite Woche; zwei- bis dreimal im Monat',
      },
      {
        called: 'einmal pro monat|einmal im monat|monatlich|etwa einmal im monat|monthly|once a month',
        said: 'jeden Monat; einmal im Monat; alle vier Wochen; ein Mal pro Monat; jeden Monat einmal; am Monatsende',
      },
      {
        called: 'seltener|selten|weniger als einmal pro monat|weniger oft|weniger häufig|less often|rarely',
        said: 'ganz selten; kaum; so gut wie nie; fast nie; nur alle Jubeljahre; alle Jubeljahre; nicht oft; ein paarmal im Jahr; einmal im Jahr; hin und wieder mal; nur ab und zu; ab und zu; ab und an; gelegentlich; alle paar Monate; noch seltener; weniger',
      },
      {
        called: 'nie|niemals|gar nicht|never',
        said: 'überhaupt nicht; gar nicht; noch nie; niemals; mache ich nicht; kein Mal; nicht',
      },
    ],
  },
];
