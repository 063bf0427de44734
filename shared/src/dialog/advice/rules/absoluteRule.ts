import type { StatementRule } from '../Statement.ts';
import { found } from './found.ts';

const absolute =
  /(?<!\p{L})(?:immer|nie|niemals|ständig|jederzeit|ausnahmslos|ausschließlich|stets|alle(?:s|n|m)?|jede[rsnm]? (?:einzelne|Mal)|überall)(?!\p{L})/u;
const harmless =
  /(?<!\p{L})(?:immer (?:noch|wieder|mehr|öfter|weniger|besser|schlechter|häufiger)|wie immer|noch nie|vor allem|alle (?:\d+|zwei|drei|vier|paar)|alles in allem|alle (?:Fragen|Angaben|Antworten|Personen|Kinder)|(?:nehmen|nimmt) man alles|insgesamt alles|alles zusammen|bei allem|trotz allem|nie oder|immer oder|alles Gute)(?!\p{L})/iu;
const verbFirst = /^\p{Lu}\p{Ll}{1,20} (?:Sie|du|ihr)(?!\p{L})/u;

/** Hardly anybody does anything always: what respondents mean by it differs (Faulbaum, Prüfer, Rexroth). */
export const absoluteRule: StatementRule = ({ text, as }) => {
  if (as === 'question' && !verbFirst.test(text)) return null;
  return harmless.test(text) ? null : found(absolute, text);
};
