import { STUDY_ZONE } from '@dialogwerk/shared/contract';
import type { OwnData } from '@dialogwerk/shared/contract';
import { bubblesOf, plainText } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../../escapeHtml.ts';
import type { OwnDataTexts } from '../../../wording/own-data/OwnDataTexts.ts';
import { markdownHtml } from '../markdownHtml.ts';
import { exitTexts } from '../texts.ts';

interface Around {
  readonly texts: OwnDataTexts;
  readonly language: string;
  /** What stands below a consent that holds. */
  readonly below: (consent_id: string) => string;
  /** Whether files can be fetched from here. */
  readonly linksFiles: boolean;
}

/** What is stored of a conversation, in plain words, as HTML below its name. */
export function ownDataHtml(data: OwnData, around: Around): string {
  const { texts, language } = around;
  const moment = momentWith(language);
  return [
    data.is_test ? `<p><strong>${escapeHtml(texts.test)}</strong></p>` : '',
    facts([
      [texts.begun, moment(data.started_at)],
      [texts.finished, data.finished_at === null ? texts.notFinished : moment(data.finished_at)],
    ]),
    `<h3>${escapeHtml(texts.answers)}</h3>`,
    answersHtml(data, around),
    list(
      texts.consents,
      data.consents.map((consent) => consentHtml(consent, around, moment)),
    ),
    list(
      texts.files,
      data.files.map(({ name, location, size, created_at }) => {
        const said = `${escapeHtml(name)} (${escapeHtml(kilobytes(size, language))}, ${escapeHtml(moment(created_at))})`;
        return around.linksFiles ? `<a href="${escapeHtml(location)}" download>${said}</a>` : said;
      }),
    ),
    list(
      texts.feedback,
      data.feedback.map(({ rating, text }) =>
        [rating === null ? '' : paragraph(texts.rating(rating)), text === '' ? '' : answer(text)].join(''),
      ),
    ),
    list(
      texts.sent,
      data.sent.map((sent) => sentHtml(sent, around, moment)),
    ),
    moreHtml(data, around),
  ].join('\n');
}

function answersHtml({ answers }: OwnData, { texts }: Around): string {
  if (answers.length === 0) return paragraph(texts.noAnswers);
  const rows = answers.map(({ question, answer: said, withdrawn_at }) => {
    const note = withdrawn_at === null ? '' : `<p class="soft">${escapeHtml(texts.withdrawn)}</p>`;
    const look = withdrawn_at === null ? '' : ' class="withdrawn"';
    return `<li${look}>${paragraph(plainText(question))}${answer(said)}${note}</li>`;
  });
  return `<ol class="answers">${rows.join('')}</ol>`;
}

function consentHtml(
  { consent_id, kind, text, agree, decline, act, at, holds }: OwnData['consents'][number],
  { texts, language, below }: Around,
  moment: (at: number) => string,
): string {
  const isStatement = kind === 'statement';
  const said = act === 'given' ? agree : act === 'declined' ? decline : '';
  const head = isStatement ? paragraph(texts.statement) : paragraph(lineOf(text));
  const wording = isStatement
    ? `<details><summary>${escapeHtml(texts.wording)}</summary>${markdownHtml(text, exitTexts(language).newTab)}</details>`
    : '';
  const line = `${texts.acts[act]}${said === '' ? '' : `: ${said}`}, ${moment(at)}`;
  return `${head}${answer(line)}${wording}${holds ? below(consent_id) : ''}`;
}

/** A question in one line, without its pauses. */
const lineOf = (text: string): string =>
  bubblesOf(text)
    .map(({ context }) => plainText(context))
    .join(' ');

function sentHtml(
  { kind, to, at, content }: OwnData['sent'][number],
  { texts }: Around,
  moment: (at: number) => string,
): string {
  const said = {
    model: texts.toModel,
    system: texts.toSystem,
    progress: texts.toldProgress,
    answers: texts.toldAnswers,
  }[kind](to);
  return `${paragraph(`${said}, ${moment(at)}`)}${content === '' ? '' : `<details><summary>${escapeHtml(texts.wording)}</summary>${answer(content)}</details>`}`;
}

function moreHtml({ device, language: spoken, link, is_tied, notes }: OwnData, { texts, language }: Around): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const onDevice: readonly Row[] = device === null ? [] : [[texts.device, texts.devices[device]]];
  const rows: readonly Row[] = [
    ...onDevice,
    [texts.language, names.of(spoken) ?? spoken],
    ...link.map(({ name, value }): Row => [`${texts.link}: ${name}`, value]),
  ];
  return [
    `<h3>${escapeHtml(texts.more)}</h3>`,
    facts(rows),
    is_tied ? paragraph(texts.tied) : '',
    notes > 0 ? paragraph(texts.notes(notes)) : '',
  ].join('\n');
}

/** Under a heading; nothing for nothing. */
function list(title: string, rows: readonly string[]): string {
  if (rows.length === 0) return '';
  return `<h3>${escapeHtml(title)}</h3>\n<ul class="answers">${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;
}

type Row = readonly [name: string, value: string];

const facts = (rows: readonly Row[]): string =>
  `<dl class="facts">${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const answer = (text: string): string => `<p class="answer">${escapeHtml(text)}</p>`;

/** With the zone, because the server does not know where the respondent is. */
function momentWith(language: string): (at: number) => string {
  const written = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: STUDY_ZONE,
  });
  return (at) => written.format(at);
}

const kilobytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, bytes / 1000),
  );
