import type { Block } from '../../../contract/index.ts';
import { found } from './found.ts';

const person =
  /(?<!\p{L})(?:(?:Ihr|dein)(?:e[nr]?)? (?:vollständige[rn]? |genaue[sn]? )?(?:Name|Vorname|Nachname|Familienname|Adresse|Anschrift|Telefonnummer|Handynummer|Geburtsdatum|Geburtstag|Kontonummer|IBAN|Personalnummer|Matrikelnummer)|heißen Sie (?:mit )?(?:vollem |vollständigem )?(?:Vor- und Nachn|Nachn)amen?|wann (?:sind Sie|bist du) (?:genau )?geboren|wo wohnen Sie genau|an welchem Tag (?:sind Sie|bist du) geboren)(?!\p{L})/iu;
const explained =
  /(?<!\p{L})(?:damit|um (?:Ihnen|Sie|dir|dich)|falls|wenn (?:Sie|du)|freiwillig|anonym|schicken|senden|schreiben|melden|erreichen|(?:Gewinn|Verlosung|Termin|Rückruf|Antwort|Bestätigung)\p{L}{0,20})(?!\p{L})/iu;

/** What of a question asks who somebody is, without saying what for and though nothing in the dialog needs it; null for none (GDPR Art. 5, data minimisation). */
export function personalRule(block: Block, text: string, isUsed: boolean): string | null {
  if (isUsed || block.optional || block.reason || explained.test(text)) return null;
  if (block.type === 'email' || block.type === 'phone') return text;
  if (block.type !== 'open' && block.type !== 'date' && block.type !== 'number') return null;
  return found(person, text);
}
