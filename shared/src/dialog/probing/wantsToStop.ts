// Each of these stands for one thing that is said; they are put together to whole sentences, so that nothing else may stand beside.
const please = 'bitte';
const now =
  '(?:jetzt|nun|hier|hiermit|dann|lieber|besser|gleich|sofort|gerne|gern|an dieser stelle|an der stelle|damit|für heute|heute|bitte)';
const oh =
  '(?:ok|okay|also|so|gut|na gut|nein|ne|nee|nö|ach|sorry|entschuldigung|entschuldigen sie|entschuldige|verzeihung|tut mir leid|danke|vielen dank|nein danke|hallo|stopp?|halt|aber|mir reichts|genug|das wars)';
const more = '(?:mehr|länger|weiter|weiterhin)';
const talk =
  '(?:das gespräch|dieses gespräch|die unterhaltung|diese unterhaltung|den chat|diesen chat|das interview|die befragung|diese befragung|die umfrage|diese umfrage|den dialog|das hier|dies|das ganze|das|es)';
const end = '(?:aufhören|abbrechen|beenden|schluss machen|stoppen|aussteigen|gehen)';
const want = '(?:möchte|will|würde|mag|muss|möcht)';
const further =
  '(?:antworten|reden|schreiben|weiterreden|weiterschreiben|weitermachen|teilnehmen|mitmachen|sprechen|darüber reden|dazu sagen|sagen|weiter antworten|weiter reden|weiter machen|weiter sprechen|fortfahren)';

const sentences = [
  // Stopp. Ende. Schluss jetzt.
  `(?:stopp?|halt|abbruch|abbrechen|aufhören|beenden|ende|schluss|exit|quit)(?: ${now})?`,
  `(?:schluss|ende|aus) (?:damit|mit (?:dem|diesem) (?:gespräch|chat|interview)|mit (?:der|dieser) (?:befragung|umfrage|unterhaltung))`,
  // Ich möchte jetzt aufhören. Das Gespräch beenden. Will das hier abbrechen.
  `(?:ich )?${want}(?: ${now}){0,2}(?: ${talk})?(?: ${now}){0,2}(?: mit (?:dem|diesem) (?:gespräch|chat|interview|dialog)| mit (?:der|dieser) (?:befragung|umfrage|unterhaltung)| damit)? ${end}`,
  `(?:ich )?(?:möchte|würde|will) (?:gerne? )?(?:das |es )?(?:hier|dabei|damit|dabei) (?:belassen|bewenden lassen)`,
  `${talk} (?:möchte|will|würde) ich (?:${now} ){0,2}${end}`,
  `(?:jetzt|hier|nun|damit) (?:möchte|will|würde) ich (?:gerne? )?(?:${talk} )?${end}`,
  `${talk}(?: ${now})? ${end}`,
  `ich (?:höre|hör) (?:${now} ){0,2}auf`,
  `ich (?:breche|brech) (?:${talk} )?(?:${now} ){0,2}ab`,
  `ich (?:beende|beend|stoppe) (?:${now} )?${talk}(?: ${now}){0,2}`,
  `ich (?:steige|steig) (?:${now} ){0,2}aus`,
  `ich bin (?:${now} )?raus`,
  `ich mache? (?:${now} )?schluss`,
  // Ich möchte nicht mehr. Ich mag nicht mehr antworten. Keine Lust mehr.
  `(?:ich )?(?:möchte|will|mag|möcht) (?:${now} )?nicht(?: ${more}){1,2}(?: ${further})?`,
  `(?:ich )?(?:möchte|will|mag|möcht) (?:(?:hierzu|dazu|darüber|hier) )?(?:nichts|nicht) (?:mehr|weiter) (?:(?:hierzu|dazu|darüber|hier) )?${further}`,
  `(?:ich )?(?:möchte|will) keine (?:weiteren )?(?:fragen|frage) mehr(?: beantworten)?`,
  `(?:ich )?(?:möchte|will) keine weiteren fragen(?: beantworten)?`,
  `keine (?:weiteren )?fragen mehr`,
  `(?:ich )?(?:hab|habe) (?:${now} )?(?:keine|kein) (?:lust|zeit|bock|kraft|interesse) (?:mehr|weiterzumachen|weiter zu machen)(?: (?:darauf|dazu|auf (?:das|dieses) gespräch))?`,
  `(?:keine|kein) (?:lust|zeit|bock|kraft|interesse) mehr`,
  `(?:${oh} )?(?:das|es) reicht(?: mir)?(?: ${now}){0,2}`,
  `lassen wir das(?: ${now})?`,
  `mir reichts(?: ${now})?`,
  `(?:das|es) (?:wars|war es|genügt)(?: für mich)?(?: ${now})?`,
  // Lassen wir es gut sein. Können wir aufhören? Hören Sie auf.
  `(?:lassen wir|lass uns|lassen sie uns) (?:das|es|hier)?\\s?(?:${now} )?(?:gut sein|sein|aufhören|schluss machen|beenden|abbrechen)`,
  `(?:können|könnten|wollen|sollen) wir (?:${talk} )?(?:${now} ){0,3}${end}`,
  `(?:kann|könnte|darf|wie kann) ich (?:${talk} )?(?:${now} ){0,3}${end}`,
  `wie (?:höre|komme|steige) ich hier (?:auf|raus|aus)`,
  `(?:hören sie|hör|hört) (?:${please} )?(?:${now} )?auf(?: (?:damit|zu fragen|mit den fragen|mich zu fragen))?`,
  `(?:beenden|brechen|stoppen) sie (?:${please} )?(?:${talk})?(?: ${now})?(?: ab)?`,
  `(?:beende|stoppe|stopp|brich) (?:${please} )?${talk}(?: ${now})?(?: ab)?`,
  `(?:lass|lassen sie) mich (?:${please} )?(?:${now} )?(?:in ruhe|gehen|raus)`,
  `frag(?:en sie)? (?:${please} )?(?:mich )?(?:${please} )?(?:nicht|nichts) (?:mehr|weiter)`,
  `(?:machen wir|mach|machen sie) (?:${now} ){0,3}schluss`,
  `weiter ${please}|weiter zur nächsten frage|nächste frage`,
  `(?:jetzt ist|es ist) (?:genug|schluss)|genug jetzt|genug für heute`,
  `(?:tschüss|tschüs|auf wiedersehen|ciao|bye|bye bye|servus und tschüss)`,
  // English, for dialogs in English and who writes so.
  `(?:please )?(?:stop|quit|exit|end)(?: (?:it|this|now|here|the (?:chat|conversation|interview|survey)|this (?:chat|conversation|interview|survey)))?(?: now)?(?: please)?`,
  `(?:i |id )?(?:want|would like|like|wanna|need)(?: to)? (?:stop|quit|end|leave)(?: (?:this|it|here|the (?:chat|conversation|interview|survey)|this (?:chat|conversation|interview|survey)))?(?: now)?(?: please)?`,
  `(?:i )?(?:dont|do not) want to (?:continue|go on|talk|talk anymore|answer any more questions|answer anymore)(?: any ?more)?`,
  `(?:thats|that is) enough(?: now)?|enough(?: now)?|im done|i am done|leave me alone|no more questions(?: please)?`,
];

const stops = new RegExp(
  `^(?:${oh} ){0,3}(?:${please} )?(?:${sentences.join('|')})(?: ${please})?(?: ${now})?(?: (?:danke|vielen dank|tschüss|sorry|mehr nicht))?$`,
  'u',
);
/** Whoever says so says it shortly, in characters. */
const LONGEST = 160;

/** Whether a reply says nothing else than that the respondent wants to stop: then no model is asked. */
export function wantsToStop(text: string): boolean {
  if (text.length > LONGEST) return false;
  const sentencesOf = text
    .toLowerCase()
    .replaceAll(/['’`´]/g, '')
    .split(/[.!?…;\n]+/)
    .map((one) =>
      one
        .replaceAll(/[^\p{L}\s]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((one) => one !== '');

  const said = sentencesOf.filter((one) => !polite.test(one) || stops.test(one));
  return said.length > 0 && said.every((one) => stops.test(one));
}

const polite = new RegExp(`^(?:${oh}|${please}|auf keinen fall böse gemeint|nichts für ungut)$`, 'u');
