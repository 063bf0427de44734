import { escapeHtml } from '../../escapeHtml.ts';
import type { OpenApiDocument, Operation } from './OpenApi.ts';
import { texts } from './texts.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
details { border-top: 1px solid GrayText; padding: 0.5rem 0; }
summary { cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid; outline-offset: 2px; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
pre { white-space: pre-wrap; }
h2 { font-size: 1rem; margin: 0.75rem 0 0.25rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.25rem 1rem; }
`;

/** The document for people: one section for each call, without a script. */
export function openApiPage({ info, paths, webhooks, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation, components)),
  );
  const sent = Object.entries(webhooks).map(([event, { post }]) => section('post', event, post, components));
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.about(operations.length, escapeHtml(info.version))} <a href="/api/openapi.json">openapi.json</a></p>
${operations.join('\n')}
<h2>${texts.webhooks}</h2>
${sent.join('\n')}
<h2>${texts.schemas}</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => named(name, schema))
  .join('\n')}
</main>
</body>
</html>
`;
}

function section(
  method: string,
  path: string,
  operation: Operation,
  { responses: shared }: OpenApiDocument['components'],
): string {
  const { operationId, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const answers = Object.entries(responses).map(
    ([status, answer]) => `<dt>${status}</dt><dd>${escapeHtml(descriptionOf(answer, shared))}</dd>`,
  );
  return `<details>
<summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${operationId}</summary>
<p>${escapeHtml(description)}</p>
${parameters.length > 0 ? part(texts.parameters, parameters) : ''}
${body ? part(texts.body, body) : ''}
<h2>${texts.answers}</h2>
<dl>${answers.join('')}</dl>
</details>`;
}

function descriptionOf(
  answer: Operation['responses'][string],
  shared: OpenApiDocument['components']['responses'],
): string {
  if ('description' in answer) return answer.description;
  return shared[answer.$ref.slice('#/components/responses/'.length)]?.description ?? '';
}

function named(name: string, schema: unknown): string {
  return `<details id="${name}">
<summary>${name}</summary>
<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>
</details>`;
}

function part(title: string, value: unknown): string {
  return `<h2>${title}</h2>\n<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}
