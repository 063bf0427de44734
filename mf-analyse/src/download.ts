/** Lets the browser fetch a file by its address, as it does with any download. */
export function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
