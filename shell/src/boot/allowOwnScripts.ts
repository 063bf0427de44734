/**
 * Lets modules start workers although the page takes no script by address (`require-trusted-types-for`): only those of
 * its own host. Texts as script or as markup stay refused.
 */
export function allowOwnScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
