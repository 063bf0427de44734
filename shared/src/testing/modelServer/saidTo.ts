interface Message {
  readonly role: string;
  readonly content: string;
}

/** The messages of a request, in whatever way its provider wants them: instructions first, as `system`. */
export function saidTo(body: Readonly<Record<string, unknown>>): Message[] {
  const { messages, system, contents, systemInstruction } = body;
  const told = textIn(system ?? systemInstruction);
  const said = listOf(messages ?? contents).map((one) => {
    const role = fieldOf(one, 'role');
    const content = textIn(fieldOf(one, 'content') ?? fieldOf(one, 'parts'));
    return { role: role === 'model' ? 'assistant' : String(role), content };
  });
  return told === '' ? said : [{ role: 'system', content: told }, ...said];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The text of a content: itself, or that of its parts. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textIn).join('');
  if (value === undefined || value === null) return '';
  return textIn(fieldOf(value, 'text') ?? fieldOf(value, 'parts') ?? '');
}
