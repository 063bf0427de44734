import type { StatementRule } from '../Statement.ts';
import { found } from './found.ts';

const pushing =
  /(?<!\p{L})(?:nicht auch|doch (?:sicher|wohl|auch|bestimmt)|sicher(?:lich)? auch|sicherlich|(?:finden|meinen|glauben|denken) Sie nicht|(?:findest|meinst|glaubst|denkst) du nicht|(?:Sind|Wären) Sie nicht|(?:Bist|Wärst) du nicht|Sollte(?:n)? [^?]{0,60}nicht endlich|nicht endlich|stimmen Sie (?:mir|uns) (?:darin )?zu|wie (?:die meisten|fast alle|viele (?:andere|unserer))(?!\p{L})|bekanntlich|selbstverständlich|zweifellos|offensichtlich|bekanntermaßen|wie (?:allgemein )?bekannt|natürlich)/iu;
const authority =
  /(?<!\p{L})(?:Fachleute|Experten|Expertinnen|Expert\*innen|Ärzte|Wissenschaftler|Studien|Untersuchungen)(?!\p{L})[^.?]{0,60}(?<!\p{L})(?:zeigen|zeigt|belegen|warnen|empfehlen|raten|sagen|bestätigen|sind sich einig|nachgewiesen|erwiesen)(?!\p{L})|(?<!\p{L})(?:wissenschaftlich|nachweislich) (?:erwiesen|belegt)(?!\p{L})/iu;
const coloured =
  /(?<!\p{L})(?:großartig|hervorragend|ausgezeichnet|einzigartig|beliebt|erstklassig|preisgekrönt|toll|verantwortungslos|skandalös|unfair|ungerecht|überflüssig|sinnlos|unnötig|unverschämt|gefährlich)\p{Ll}{1,20} \p{Lu}/u;
const degree =
  /(?<!\p{L})Wie (?:sehr )?(?:begeistert|gut gefällt|sehr gefällt|überzeugt|toll|schlimm|störend|lästig|stark gestört)(?!\p{L})/u;

/** Words that push towards an answer (Porst, rule 'keine Unterstellungen und suggestiven Fragen'). */
export const leadingRule: StatementRule = ({ text, as }) => {
  const words = found(pushing, text) ?? found(authority, text);
  if (words !== null || as === 'item') return words;
  return found(coloured, text) ?? found(degree, text);
};
