/** Hands a CSV file to the browser to keep. */
export function saveCsv(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim()}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
