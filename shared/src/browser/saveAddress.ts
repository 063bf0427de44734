/** Gives the person what is at an address of this page, such as `data:` or `blob:`, as a file. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
