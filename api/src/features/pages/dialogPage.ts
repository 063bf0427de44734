import type { DialogData, DialogEntry } from '@dialogwerk/shared/contract';
import { inputChunk, plainText, wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml, jsonForScript } from '../../escapeHtml.ts';
import { cardDescription } from '../../share-card/cardDescription.ts';
import { addressOf } from '../../releases/versions/addressOf.ts';
import type { Manifest } from '../../releases/versions/Manifest.ts';
import { firstChoices } from './firstChoices.ts';
import { mediaElement } from './mediaElement.ts';
import { languageAttributes } from './languageAttributes.ts';
import type { Notice } from './Notice.ts';
import { passwordForm } from './passwordForm.ts';
import { metaTags } from './metaTags.ts';
import { shareTags } from './shareTags.ts';
import type { SharedPage } from './shareTags.ts';
import { doorTexts } from './texts.ts';

/** The shell's built `live.html`, with the marks `<!--dialog:head-->`, `<!--dialog:bubbles-->`, `<!--dialog:question-->`, `<!--dialog:plain-->` and `lang="de"`. */
export type DialogTemplate = string;

/** What the messenger needs to begin, without the address of its bundle. */
export type OpenDialog = Omit<Exclude<DialogData, { problem: string }>, 'module'>;

/** The part of the respondent's bundle that solves challenges. */
const PROOF_PART = 'createProver';

interface DialogPageParts {
  readonly live: string | null;
  readonly isWidget: boolean;
  /** What who has no script is offered, as HTML; '' for nothing. */
  readonly plain: string;
  readonly share: Omit<SharedPage, 'title' | 'description'>;
}

/**
 * The page of a public dialog link: title, meta, configuration, the first bubbles and the choices of the first question
 * stand in the HTML, so that they are seen before any JavaScript has been fetched; `module` in its data is the address of the respondent's bundle.
 * Without `live` nothing is fetched and nothing begins. `plain` is what who has no JavaScript gets, as HTML.
 */
export function openDialogPage(
  template: DialogTemplate,
  dialog: OpenDialog,
  release: Manifest,
  { live, isWidget, plain, share }: DialogPageParts,
): string {
  const { config, firstEntries } = dialog;
  const first = firstEntries.find(({ media }) => !media) ?? firstEntries[0];
  const head = [
    ...shareTags({
      title: config.survey_name,
      description: cardDescription(first?.context ?? null, doorTexts(config.language).description),
      ...share,
    }),
    ...(live === null ? [] : loading(dialog, release, live)),
  ];
  const page = isWidget ? template.replace('<html ', '<html data-widget ') : template;
  // Nobody takes a reply where nothing begins.
  const choices = live === null ? firstChoices(dialog).replace(' hidden>', ' inert>') : firstChoices(dialog);
  return filled(page, config.language, head, firstBubbles(firstEntries).map(shownBubble), choices, plain);
}

/** What has the messenger fetched, and what it begins with. */
function loading(dialog: OpenDialog, release: Manifest, live: string): string[] {
  return [
    ...[
      live,
      ...release.livePreload,
      ...firstPart(dialog, release),
      ...wordingPart(release, dialog.config.language),
      ...proofPart(dialog, release),
    ].map((file) => `<link rel="modulepreload" href="${escapeHtml(addressOf(release, file))}">`),
    data({ ...dialog, module: addressOf(release, live) }),
  ];
}

/** What the first question's input needs beside the messenger. */
function firstPart({ firstQuestion }: OpenDialog, { liveParts }: Manifest): readonly string[] {
  const chunk = firstQuestion && inputChunk(firstQuestion.input);
  return (chunk && liveParts[chunk]) ?? [];
}

/** What solves the challenge before a conversation begins. */
export function proofPart({ proof }: Pick<OpenDialog, 'proof'>, { liveParts }: Manifest): readonly string[] {
  return (proof && liveParts[PROOF_PART]) ?? [];
}

/** What the messenger says in a dialog's language, where that is not part of it. */
export function wordingPart({ liveParts }: Manifest, language: string): readonly string[] {
  return liveParts[`${wordingLanguage(language)}.data`] ?? [];
}

/** The same page without a dialog: a sentence instead of the bubbles and no module to load. */
export function closedDialogPage(
  template: DialogTemplate,
  { sentence, more, language, points = [], goOn, asks }: Omit<Notice, 'status'>,
): string {
  const head = [
    ...metaTags(sentence, more, 'summary'),
    '<meta name="robots" content="noindex">',
    data({ problem: sentence }),
  ];
  const said = [`<h1 class="first-bubble">${escapeHtml(sentence)}</h1>`, ...[more, ...points].map(bubble)];
  const form = asks ? passwordForm(asks.problem, language) : '';
  const way = goOn ? `<p class="first-bubble"><a href="${escapeHtml(goOn.href)}">${goOn.said}</a></p>` : '';
  // Who is asked does that first.
  return filled(template, wordingLanguage(language), head, asks ? said : [...said, way], asks ? form + way : '');
}

/** A page that needs nothing built. */
export function plainPage({
  sentence,
  more,
  language,
  asks,
}: Pick<Notice, 'sentence' | 'more' | 'language' | 'asks'>): string {
  const title = escapeHtml(sentence);
  const form = asks ? passwordForm(asks.problem, language) : '';
  return `<!doctype html>
<html ${languageAttributes(wordingLanguage(language))}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeHtml(more)}</p>${form}</main></body></html>
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
  plain = '',
): string {
  return template
    .replace('lang="de"', () => languageAttributes(language))
    .replace('<!--dialog:head-->', () => head.join('\n    '))
    .replace('<!--dialog:bubbles-->', () => bubbles.join(''))
    .replace('<!--dialog:question-->', () => question)
    .replace('<!--dialog:plain-->', () => plain);
}
