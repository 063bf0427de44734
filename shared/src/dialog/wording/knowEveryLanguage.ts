import { dialogWording } from './dialogWording.ts';
import { ar } from './languages/ar.data.ts';
import { es } from './languages/es.data.ts';
import { fr } from './languages/fr.data.ts';
import { it } from './languages/it.data.ts';
import { pl } from './languages/pl.data.ts';
import { tr } from './languages/tr.data.ts';
import { uk } from './languages/uk.data.ts';

/** Has what a dialog itself says in every language. For servers, which serve all of them; a browser fetches its own. */
export function knowEveryLanguage(): void {
  dialogWording.know('fr', fr);
  dialogWording.know('es', es);
  dialogWording.know('it', it);
  dialogWording.know('pl', pl);
  dialogWording.know('tr', tr);
  dialogWording.know('uk', uk);
  dialogWording.know('ar', ar);
}
