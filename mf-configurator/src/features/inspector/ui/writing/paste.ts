import type { RichText, TextRun } from '@dialogwerk/shared/dialog';
import { understoodRichText } from '@dialogwerk/shared/dialog';
import { DOMParser as NodeParser, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { docOf, richOf } from './richDoc.ts';
import { schema } from './schema.ts';

/** Read into a document of its own, in which nothing runs and nothing is fetched. */
const policy = globalThis.trustedTypes?.createPolicy('dialogwerk-paste', { createHTML: (html) => html });
const parser = NodeParser.fromSchema(schema);

const lineBreak: TextRun = { kind: 'text', text: '\n', strong: null, emphasis: null, href: null };

/** What of a web page or a document a message can have: its words, bold, italic, links, and where lines end. */
export function richOfHtml(html: string): RichText {
  const { body } = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    node.nodeValue = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
  }
  const lines = richOf(parser.parse(body)).map(({ runs }) => runs);
  const written = lines.filter((runs) => runs.some(({ text }) => text.trim() !== ''));
  return [{ pause: null, runs: written.flatMap((runs) => [lineBreak].concat(runs)).slice(1) }];
}

/** What a clipboard or a drop brings. */
interface Brought extends Pick<DataTransfer, 'getData'> {
  readonly files: Iterable<File>;
}

/** The pictures, sounds and films that are pasted or dropped; none where words come with them, as from a text editor. */
export function filesIn(data: Brought): readonly File[] {
  if (data.getData('text/plain') !== '') return [];
  return [...data.files].filter(({ type }) => /^(?:image|audio|video)\//.test(type));
}

/** Takes in what is pasted or dropped; what was copied here comes back as it was. */
export function takeIn(view: EditorView, data: Brought): boolean {
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  if (html === '' && text === '') return false;
  const rich =
    html === '' || html.includes('data-pm-slice')
      ? understoodRichText(text.replaceAll(/\r\n?/g, '\n'))
      : richOfHtml(html);
  view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(docOf(rich).content)).scrollIntoView());
  return true;
}
