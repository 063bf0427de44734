import type { OwnData } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../../escapeHtml.ts';
import type { OwnDataTexts } from '../../../wording/own-data/OwnDataTexts.ts';
import { languageAttributes } from '../languageAttributes.ts';
import { ownDataHtml } from './ownDataHtml.ts';

const look = `body{max-inline-size:44rem;margin:2rem auto;padding-inline:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
ol,ul{padding:0;list-style:none}li{padding-block:.75rem;border-block-start:1px solid #ccc;break-inside:avoid}p{margin:0}
.answer{font-weight:600;white-space:pre-line}.withdrawn .answer{text-decoration:line-through}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}`;

/** What is stored of a conversation as a page that stands by itself, to read and to print. */
export function ownDataPageFile(data: OwnData, texts: OwnDataTexts, language: string): string {
  const content = ownDataHtml(data, { texts, language, below: () => '', linksFiles: false });
  return `<!doctype html>
<html ${languageAttributes(language)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.title)}</title><style>${look}</style></head>
<body><h1>${escapeHtml(texts.title)}</h1><h2>${escapeHtml(data.survey_name)}</h2>
${content}
</body>
</html>
`;
}

/** The same for programs to read, with the whole conversation, as JSON: without what only the product knows it by, and with times as ISO 8601 writes them. */
export function ownDataFile({ entries, consents, files, ...rest }: OwnData): string {
  const said = entries.map(({ context: text, user_or_bot: by, created_on: at }) => ({ by, at, text }));
  const agreed = consents.map(({ consent_id: _id, ...consent }) => consent);
  const sent = files.map(({ location: _location, ...file }) => file);
  const isTime = (name: string, value: unknown): value is number =>
    typeof value === 'number' && (name === 'at' || name.endsWith('_at'));
  return JSON.stringify(
    { ...rest, consents: agreed, files: sent, entries: said },
    (name, value: unknown) => (isTime(name, value) ? new Date(value).toISOString() : value),
    2,
  );
}
