import { saveAddress } from './saveAddress.ts';

/** Gives the person a file that was made in the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveAddress(address, name);
  URL.revokeObjectURL(address);
}
