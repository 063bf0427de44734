/** Does something about a part that did not come; tells whether it may come now. Nothing, outside of the shell. */
let renew: (fault: unknown) => Promise<boolean> = async () => false;

/** For the shell, which knows what each file must be. */
export function renewPartsBy(work: (fault: unknown) => Promise<boolean>): void {
  renew = work;
}

/** Fetches a part of the code; one that did not come because it was altered on its way is fetched once more. */
export async function fetchTwice<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch (fault) {
    if (!(await renew(fault))) throw fault;
    return fetchPart();
  }
}
