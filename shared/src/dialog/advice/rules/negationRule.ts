import type { StatementRule } from '../Statement.ts';
import { found } from './found.ts';

const denying =
  /(?<!\p{L})(?:nicht|nichts|kein(?:e[mnrs]?)?|nie|niemals|niemand(?:em|en)?|nirgends|ohne|weder|abgeschafft|verbieten|verboten|verzichten|verhindern|vermeiden|ablehnen|lehn\p{L}{0,20}[^?.]{0,80}(?!\p{L})ab|untersag\p{L}{0,20}|un(?:zufrieden|wichtig|nötig|möglich|gern|freundlich|klar|genügend|angenehm|wahrscheinlich|fair|sicher|gerecht|bedeutend|verzichtbar|zulässig|üblich|erwünscht)\p{Ll}*)(?!\p{L})/giu;
/** Said otherwise, or no denial of what is asked. */
const harmless =
  /(?<!\p{L})(?:oder (?:eher )?nicht|nicht nur|ob [^?]{0,80} oder nicht|nicht mehr als|nicht weniger als|ohne weiteres|gar nicht so|mehr oder weniger|weder [^?]{0,60} noch|und ohne|mit oder ohne|was [^?]{0,80} nicht|warum [^?]{0,80}nicht)(?!\p{L})/giu;
const denied = /(?<!\p{L})(?:nicht|nichts|kein(?:e[mnrs]?)?|nie|niemals|niemand)(?!\p{L})/u;

/** Who has to deny a denial says the contrary of what they mean (Porst, rule 'keine doppelten Verneinungen'). */
export const negationRule: StatementRule = ({ text, as, isAgreedTo }) => {
  const plain = text.replaceAll(harmless, ' ');
  const all = plain.match(denying) ?? [];
  if (all.length > 1) return all.join(' … ');
  return as === 'item' && isAgreedTo ? found(denied, plain) : null;
};
