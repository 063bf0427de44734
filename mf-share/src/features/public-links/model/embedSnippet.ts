/** HTML that puts the dialog into another page; the title is what a screen reader calls the frame. */
export function embedSnippet(widgetAddress: string, title: string): string {
  return (
    `<iframe src="${escaped(widgetAddress)}" title="${escaped(title)}"\n` +
    `  style="border: 0; width: 100%; height: 640px" allow="microphone; camera; autoplay"></iframe>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
