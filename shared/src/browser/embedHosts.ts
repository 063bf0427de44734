/** From where the operator lets dialogs show pages and films, from `<meta name="embed-hosts">` of the page; null where it does not say. */
export function embedHosts(): readonly string[] | null {
  const names = document.querySelector<HTMLMetaElement>('meta[name="embed-hosts"]')?.content;
  return names === undefined ? null : names.split(' ').filter((name) => name !== '');
}
