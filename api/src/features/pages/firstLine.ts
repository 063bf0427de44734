import type { ClientConfig, OpenQuestion } from '@dialogwerk/shared/contract';
import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { WordingLanguage } from '@dialogwerk/shared/dialog/messenger';

/** What the messenger's own line says, to Sie and du where these differ. */
const lineTexts: Readonly<
  Record<WordingLanguage, { readonly sie: string; readonly du: string; readonly send: string }>
> = {
  de: { sie: 'Antwort schreiben …', du: 'Antwort schreiben …', send: 'Senden' },
  en: { sie: 'Write an answer …', du: 'Write an answer …', send: 'Send' },
  fr: { sie: 'Écrivez une réponse…', du: 'Écris une réponse…', send: 'Envoyer' },
  es: { sie: 'Escriba una respuesta…', du: 'Escribe una respuesta…', send: 'Enviar' },
  it: { sie: 'Scriva una risposta…', du: 'Scrivi una risposta…', send: 'Invia' },
  pl: { sie: 'Odpowiedź…', du: 'Napisz odpowiedź…', send: 'Wyślij' },
  tr: { sie: 'Bir cevap yazın…', du: 'Bir cevap yaz…', send: 'Gönder' },
  uk: { sie: 'Напишіть відповідь…', du: 'Напиши відповідь…', send: 'Надіслати' },
  ar: { sie: 'كتابة إجابة…', du: 'كتابة إجابة…', send: 'إرسال' },
};

/** The arrow on the messenger's button. */
const arrow =
  '<svg width="24" height="24" fill="currentColor" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M2 21 23 12 2 3v7l15 2-15 2z"/></svg>';

/**
 * The line that an open first question is typed into, where the messenger puts its own, so that it can be answered before any script but the page's has
 * come; '' for what needs more than one line of text.
 */
export function firstLine(
  { language, du_sie }: Pick<ClientConfig, 'language' | 'du_sie'>,
  { input, optional, timed }: OpenQuestion,
): string {
  if (input.type !== 'open' || input.multiline || input.masked || input.emoji || input.recordings || optional || timed)
    return '';
  const lang = wordingLanguage(language);
  const { [du_sie]: placeholder, send } = lineTexts[lang];
  const own = lang === language ? '' : ` lang="${lang}"`;
  return `<div class="dw-composer dw-docked first-choices" hidden><div class="dw-reply"><form><div class="dw-field"><input class="dw-text" autocomplete="off" enterkeyhint="send" aria-labelledby="first-bubbles" placeholder="${placeholder}"${own}><button class="dw-send" aria-label="${send}"${own}>${arrow}</button></div></form></div></div>`;
}
