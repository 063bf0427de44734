/** What of the Trusted Types API is used; not yet part of TypeScript's DOM library. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * Lets modules start workers although the page takes no script by address (`require-trusted-types-for`): only those of
 * its own host. Texts as script or as markup stay refused.
 */
export function allowOwnScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
