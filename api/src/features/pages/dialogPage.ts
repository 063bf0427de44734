import type { DialogData, DialogEntry } from '@dialogwerk/shared/contract';
import { inputChunk, plainText } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml, jsonForScript } from '../../escapeHtml.ts';
import { addressOf } from '../../releases/versions/addressOf.ts';
import type { Manifest } from '../../releases/versions/Manifest.ts';
import { firstChoices } from './firstChoices.ts';
import { mediaElement } from './mediaElement.ts';
import { languageAttributes } from './languageAttributes.ts';
import { metaTags } from './metaTags.ts';
import { texts } from './texts.ts';

/** The shell's built `live.html`, with the marks `<!--dialog:head-->`, `<!--dialog:bubbles-->`, `<!--dialog:question-->` and `lang="de"`. */
export type DialogTemplate = string;

/** What the messenger needs to begin, without the address of its bundle. */
export type OpenDialog = Omit<Exclude<DialogData, { problem: string }>, 'module'>;

/** What a page says when the dialog cannot be had. */
export interface Notice {
  readonly sentence: string;
  readonly more: string;
}

/** Bounds what a search engine or a link preview gets of the first bubble. */
const DESCRIPTION_LENGTH = 160;

/**
 * The page of a public dialog link: title, meta, configuration, the first bubbles and the choices of the first question
 * stand in the HTML, so that they are seen before any JavaScript has been fetched; `module` in its data is the address of the respondent's bundle.
 */
export function openDialogPage(
  template: DialogTemplate,
  dialog: OpenDialog,
  release: Manifest,
  { live, isWidget }: { readonly live: string; readonly isWidget: boolean },
): string {
  const { config, firstEntries } = dialog;
  const module = addressOf(release, live);
  const first = firstEntries.find(({ media }) => !media) ?? firstEntries[0];
  const head = [
    ...metaTags(
      config.survey_name,
      first ? plainText(first.context).slice(0, DESCRIPTION_LENGTH) : texts.description,
      'summary',
    ),
    ...[live, ...release.livePreload, ...firstPart(dialog, release)].map(
      (file) => `<link rel="modulepreload" href="${escapeHtml(addressOf(release, file))}">`,
    ),
    data({ ...dialog, module }),
  ];
  const page = isWidget ? template.replace('<html ', '<html data-widget ') : template;
  return filled(page, config.language, head, firstBubbles(firstEntries).map(shownBubble), firstChoices(dialog));
}

/** What the first question's input needs beside the messenger. */
function firstPart({ firstQuestion }: OpenDialog, { liveParts }: Manifest): readonly string[] {
  const chunk = firstQuestion && inputChunk(firstQuestion.input);
  return (chunk && liveParts[chunk]) ?? [];
}

/** The same page without a dialog: a sentence instead of the bubbles and no module to load. */
export function closedDialogPage(template: DialogTemplate, { sentence, more }: Notice): string {
  const head = [
    ...metaTags(sentence, more, 'summary'),
    '<meta name="robots" content="noindex">',
    data({ problem: sentence }),
  ];
  return filled(template, 'de', head, [`<h1 class="first-bubble">${escapeHtml(sentence)}</h1>`, bubble(more)], '');
}

/** A page that needs nothing built. */
export function plainPage({ sentence, more }: Notice): string {
  const title = escapeHtml(sentence);
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeHtml(more)}</p></main></body></html>
`;
}

/** What is said before the first authored pause, which the messenger plays; the first bubble in any case. */
function firstBubbles(entries: readonly DialogEntry[]): readonly DialogEntry[] {
  const paused = entries.findIndex(({ pause }, index) => index > 0 && pause > 0);
  return entries.slice(0, paused === -1 ? undefined : paused);
}

function shownBubble({ context, media }: DialogEntry): string {
  return media ? `<p class="first-bubble">${mediaElement(media, context)}</p>` : bubble(plainText(context));
}

function data(content: DialogData): string {
  return `<script type="application/json" id="dialog-data">${jsonForScript(content)}</script>`;
}

function bubble(text: string): string {
  return `<p class="first-bubble">${escapeHtml(text)}</p>`;
}

/** Replaces by function, because a `$&` in a dialog's text would be a pattern of `replace` otherwise. */
function filled(
  template: DialogTemplate,
  language: string,
  head: string[],
  bubbles: string[],
  question: string,
): string {
  return template
    .replace('lang="de"', () => languageAttributes(language))
    .replace('<!--dialog:head-->', () => head.join('\n    '))
    .replace('<!--dialog:bubbles-->', () => bubbles.join(''))
    .replace('<!--dialog:question-->', () => question);
}
