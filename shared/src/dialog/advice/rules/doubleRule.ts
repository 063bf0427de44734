import type { StatementRule } from '../Statement.ts';
import { found } from './found.ts';

/** Pairs that are one thing, or no pair at all. */
const onePair =
  /\p{L}-\s+und|(?<!\p{L})(?:ab und zu|nach und nach|hin und (?:her|wieder)|mehr und mehr|und zwar|und so weiter|und (?:Ihr|dein|Ihre|deine) (?:Alter|Wohnort)|(?:Vor|Nach)name und|Name und (?:Anschrift|Adresse)|Straße und Hausnummer|Postleitzahl und (?:Wohn)?ort|Ort und (?:Zeit|Datum)|Tag und (?:Nacht|Uhrzeit)|Datum und Uhrzeit|Mann und Frau|Männer und Frauen|Frauen und Männer|Vater und Mutter|Eltern und Kinder|Damen und Herren|Kolleginnen und Kollegen|Schülerinnen und Schüler|Fragen und Antworten|Grund und Boden|Leib und Leben|Art und Weise|Forschung und Entwicklung|Bund und Länder|Soll und Haben|Kosten und Nutzen|Stadt und Land|Arbeit und (?:Privat|Familien)?[Ll]eben|Beruf und Familie|Familie und Beruf)(?!\p{L})/u;
const joined = /(?<!\p{L})(?:und\/oder|beziehungsweise|sowie|und)(?!\p{L})|(?<!\p{L})bzw\./u;
/** What is judged: of two things, they may be judged otherwise. */
const judging =
  /(?<!\p{L})(?:zufrieden|unzufrieden|beurteil\p{L}{0,20}|bewert\p{L}{0,20}|finde[nt]?|gefäll\p{L}{0,20}|gefallen|wichtig|halten|hältst|stimm\p{L}{0,20}|freundlich|verständlich|hilfreich|empfehl\p{L}{0,20}|sorg\p{L}{0,20}|bereit|vertrau\p{L}{0,20}|interessier\p{L}{0,20}|nutz\p{L}{0,20}|mögen|magst|unterstütz\p{L}{0,20}|einverstanden)(?!\p{L})/iu;
/** A yes or no to two things at once. */
const verbFirst = /^(?:\p{Lu}\p{Ll}{1,20}) (?:Sie|du|ihr|Ihnen|dir)(?!\p{L})/u;
const secondQuestion =
  /(?<!\p{L})(?:und|sowie) (?:warum|wieso|weshalb|wie|was|wo|wohin|wann|wer|wen|wem|woran|womit|welche\p{L}{0,20})(?!\p{L})/u;
/** One question for two parts of an answer. */
const twoParts = /(?<!\p{L})welche\p{L}{0,20} \p{Lu}\p{L}{1,20} und welche/u;
const twoQualities = /(?<!\p{L})\p{Ll}{3,20}(?:,)? (?:und|sowie) (?:\p{Ll}{1,20} )?\p{Ll}{3,20}/u;
const between = /(?<!\p{L})zwischen(?!\p{L})[^?]{0,80}(?<!\p{L})und(?!\p{L})/u;

/** Two things in one: who is of two minds about them cannot answer (Porst, rule 'nur ein Stimulus'). */
export const doubleRule: StatementRule = ({ text, as }) => {
  const second = twoParts.test(text) ? null : found(secondQuestion, text);
  if (as === 'question' && second !== null) return second;
  if (!joined.test(text) || onePair.test(text) || between.test(text)) return null;
  const words = /\S{1,40} (?:und\/oder|beziehungsweise|sowie|und|bzw\.) \S{1,40}/u;
  if (as === 'item')
    return (
      found(twoQualities, text) ??
      found(/, und \p{Ll}{1,20}/u, text) ??
      (judging.test(text) ? found(words, text) : null)
    );
  return judging.test(text) || verbFirst.test(text) ? found(words, text) : null;
};
