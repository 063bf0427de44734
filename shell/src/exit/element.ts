type Content = string | Node | null;

/** An element with attributes and content; what is text stays text. `null` content is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content.filter((part) => part !== null));
  return made;
}

/** A button that does something; `look` is a further class. */
export function button(text: string, look: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: `button ${look}`.trim() }, text);
  made.addEventListener('click', onClick);
  return made;
}
