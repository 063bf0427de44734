/** An entity as Rasa's documentation marks one: `[text](entity:value)`, `[text]{"entity": "…"}` or `[text][{…}, {…}]`. */
const entity = /\[([^[\]]+)\](?:\([^:()[\]]+(?::[^()[\]]+)?\)|\{[^{}[\]]+\}|\[\{[^[\]]*\}\])/g;

/** An example without the marks of its entities. */
export function withoutEntities(text: string): string {
  return text.replaceAll(entity, '$1');
}

/** Whether Rasa would take parts of a text for entities. */
export function hasEntities(text: string): boolean {
  return withoutEntities(text) !== text;
}
