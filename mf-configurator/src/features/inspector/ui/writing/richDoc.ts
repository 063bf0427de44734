import type { MediaBubble, RichText, TextRun } from '@dialogwerk/shared/dialog';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

function marksOf({ kind, strong, emphasis, href }: TextRun): Mark[] {
  return [
    ...(href === null ? [] : [schema.mark('link', { href })]),
    ...(strong === null ? [] : [schema.mark('strong', { by: strong })]),
    ...(emphasis === null ? [] : [schema.mark('emphasis', { by: emphasis })]),
    ...(kind === 'escaped' ? [schema.mark('escaped')] : []),
  ];
}

/** A message as a document to edit. */
export function docOf(rich: RichText): Node {
  const bubbles = rich.map(({ pause, runs, media }) =>
    media
      ? schema.node('media', { pause, ...media })
      : schema.node(
          'bubble',
          { pause },
          runs.map((run) =>
            run.kind === 'variable'
              ? schema.node('variable', { source: run.text }, undefined, marksOf(run))
              : schema.text(run.text, marksOf(run)),
          ),
        ),
  );
  return schema.node('doc', null, bubbles);
}

function runOf(node: Node): TextRun {
  const run = {
    text: node.text ?? String(node.attrs['source']),
    strong: null as TextRun['strong'],
    emphasis: null as TextRun['emphasis'],
    href: null as TextRun['href'],
  };
  let kind: TextRun['kind'] = node.isText ? 'text' : 'variable';
  for (const { type, attrs } of node.marks) {
    if (type.name === 'strong') run.strong = attrs['by'] === '__' ? '__' : '**';
    else if (type.name === 'emphasis') run.emphasis = attrs['by'] === '_' ? '_' : '*';
    else if (type.name === 'link') run.href = String(attrs['href']);
    else if (kind === 'text') kind = 'escaped';
  }
  return { kind, ...run };
}

/** The file that a bubble is; null for words. */
export function mediaOf({ type, attrs }: Node): MediaBubble | null {
  if (type.name !== 'media') return null;
  return { filename_db: String(attrs['filename_db']), description: String(attrs['description']) };
}

/** What a document says. */
export function richOf(doc: Node): RichText {
  return doc.children.map((bubble) => {
    const stored: unknown = bubble.attrs['pause'];
    const pause = typeof stored === 'string' ? stored : null;
    const media = mediaOf(bubble);
    return media ? { pause, runs: [], media } : { pause, runs: bubble.children.map(runOf) };
  });
}
