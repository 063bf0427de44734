/** What of the Trusted Types API is used; not yet part of TypeScript's DOM library. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string | null }): unknown;
  /** Gives what a script element takes as its text; a string for TypeScript, because its sinks are typed so. */
  createPolicy(
    name: string,
    rules: { readonly createScript: (text: string) => string },
  ): { readonly createScript: (text: string) => string };
  /** Gives what is taken as markup. */
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { readonly createHTML: (html: string) => string };
  /** Gives what is taken as a worker's address; a string for TypeScript, too. */
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { readonly createScriptURL: (address: string) => string };
}

declare var trustedTypes: TrustedTypes | undefined;
