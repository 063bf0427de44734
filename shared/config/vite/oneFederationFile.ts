import type { Plugin, Rolldown } from 'vite';

/** The names of the files that `oneFederationFile` makes, and of the shell's own entry. */
export const FEDERATION_FILE = 'federation';
export const BASE_FILE = 'base';
export const SHELL_ENTRY = 'shellEntry.js';

/**
 * What only federation itself is made of: its runtime, the list of shares, and what fetches parts on demand. It imports
 * nothing of the product, so that it can come and run first. Entries keep files of their own, at addresses that are known.
 */
const ofFederation = /[\\/]@module-federation[\\/]|localSharedImportMap|\0vite[\\/]preload-helper/;

/** What all doors draw with; in a file of its own it runs while they are on their way. */
const ofDrawing =
  /[\\/]node_modules[\\/](?:react|react-dom[\\/](?:cjs[\\/]react-dom\.|index)|scheduler|@emotion|stylis|nanostores|@nanostores)[\\/.]|__(?:prebuild|loadShare)__(?:react(?!_mf_2_dom_mf_1)|nanostores|_mf_0_(?:emotion|nanostores))/;

/** More than what the federation plugin gives its own groups. */
const BEFORE_THEIRS = 2_000_000;

/** What the federation plugin calls the file with the glue of shares. */
const ofGlue = /__loadShare__shared$/;

/**
 * Puts into one file what the federation plugin makes three small ones of: each costs headers and a turn on the line. The
 * shell's glue of shares stands with what uses it.
 */
export function oneFederationFile(side: 'shell' | 'module'): Plugin {
  return {
    name: 'dialogwerk-one-federation-file',
    enforce: 'post',
    apply: 'build',
    // Here, because the plugin keeps its own groups above all that are in the configuration.
    outputOptions(options) {
      const splitting = typeof options.codeSplitting === 'object' ? options.codeSplitting : {};
      const theirs = splitting.groups ?? [];
      const federation = { name: FEDERATION_FILE, test: ofFederation, priority: BEFORE_THEIRS };
      const base = { name: BASE_FILE, test: ofDrawing, priority: BEFORE_THEIRS };
      const groups = side === 'shell' ? [federation, base, ...theirs.map(withoutGlue)] : [federation, ...theirs];
      return { ...options, codeSplitting: { ...splitting, groups } };
    },
  };
}

type Splitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Group = NonNullable<Splitting['groups']>[number];

/** A group of the plugin that leaves the glue of shares to the other groups. */
function withoutGlue(group: Group): Group {
  const { name } = group;
  if (typeof name === 'string') return group;
  return {
    ...group,
    name(...asked) {
      const given = name(...asked);
      return typeof given === 'string' && ofGlue.test(given) ? null : given;
    },
  };
}
