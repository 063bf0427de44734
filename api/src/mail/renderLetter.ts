import { fillLetter } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../escapeHtml.ts';
import type { LetterTexts } from '../wording/ServerTexts.ts';
import { mailButton, mailPage, oneLine } from './mailPage.ts';
import { letterTexts, letterTrial } from './mailTexts.ts';

/** A mail in an author's own words, and what is known of whom it goes to. */
export interface Letter {
  readonly survey_name: string;
  /** Of the dialog, which what stands around the words is in. */
  readonly language: string;
  readonly subject: string;
  readonly letter: string;
  readonly known: Readonly<Record<string, string>>;
}

/** Where its links lead; `unsubscribe` is null in a mail that the author tries. */
export interface LetterLinks {
  readonly link: string;
  readonly unsubscribe: string | null;
}

/** Stands for the link until the words around it are HTML; in no text that is stored. */
const PLACE = '\u0000';

/** The mail's subject, text and HTML. The author's words are text, never markup; a link that stands by itself becomes a button. */
export function renderLetter(
  { survey_name, language, subject, letter, known }: Letter,
  { link, unsubscribe }: LetterLinks,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const filledSubject = oneLine(fillLetter(subject, known, link));
  const frame = letterTexts(language);
  const why = frame.why(survey_name);
  const notes = [why, ...(unsubscribe === null ? [letterTrial] : [`${frame.unsubscribe} ${unsubscribe}`])];
  const text = `${fillLetter(letter, known, link)}\n\n-- \n${notes.join('\n')}\n`;
  const paragraphs = fillLetter(letter, known, PLACE)
    .split(/\n\s*\n/)
    .map((words) => paragraph(words.trim(), link, frame));
  const out =
    unsubscribe === null
      ? escapeHtml(letterTrial)
      : `<a href="${escapeHtml(unsubscribe)}" style="color:#1F6B65">${escapeHtml(frame.unsubscribeLink)}</a>`;
  const html = mailPage(
    filledSubject,
    paragraphs.join('\n'),
    [escapeHtml(why), out, escapeHtml(frame.footer)],
    language,
  );
  return { subject: filledSubject, text, html };
}

function paragraph(words: string, link: string, { button, linkHint }: LetterTexts): string {
  if (words === PLACE) return mailButton(link, button, linkHint);
  const href = escapeHtml(link);
  const html = escapeHtml(words)
    .replaceAll('\n', '<br>')
    .replaceAll(PLACE, `<a href="${href}" style="color:#1F6B65;word-break:break-all">${href}</a>`);
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${html}</p>`;
}
