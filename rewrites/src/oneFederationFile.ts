import type { Plugin, Rolldown } from 'vite';
import { BASE_FILE, FEDERATION_FILE } from './fileNames.ts';

/**
 * What only federation itself is made of: its runtime, the list of shares, and what fetches parts on demand. It imports
 * nothing of the product, so that it can come and run first. Entries keep files of their own, at addresses that are known.
 */
const ofFederation = /[\\/]@module-federation[\\/]|localSharedImportMap|\0vite[\\/]preload-helper/;

/** More than what the federation plugin gives its own groups. */
const BEFORE_THEIRS = 2_000_000;

/** What the federation plugin calls the file with the glue of shares. */
const ofGlue = /__loadShare__shared$/;

/** What must be in the file for federation, of shell and module. */
const parts = [/localSharedImportMap/, /\0vite[\\/]preload-helper/];

/**
 * Puts into one file what the federation plugin makes three small ones of: each costs headers and a turn on the line. In the
 * shell, `base` gets a file of its own, which runs while all that builds on it is on its way, and the glue of shares stands with
 * what uses it.
 *
 * The build fails where the plugin has other parts, or keeps these to itself.
 */
export function oneFederationFile(side: Side): Plugin {
  return {
    name: 'rewrites-one-federation-file',
    enforce: 'post',
    apply: 'build',
    // Here, because the plugin keeps its own groups above all that are in the configuration.
    outputOptions(options) {
      const splitting = typeof options.codeSplitting === 'object' ? options.codeSplitting : {};
      const theirs = splitting.groups ?? [];
      const federation = { name: FEDERATION_FILE, test: ofFederation, priority: BEFORE_THEIRS };
      const base = side.base ? [{ name: BASE_FILE, test: side.base, priority: BEFORE_THEIRS }] : [];
      const groups = [federation, ...base, ...(side.base ? theirs.map(withoutGlue) : theirs)];
      return { ...options, codeSplitting: { ...splitting, groups } };
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const made = (wanted: string) =>
        chunks.filter(({ name }) => name === wanted).flatMap(({ moduleIds }) => moduleIds);
      const inOne = made(FEDERATION_FILE);
      if (parts.some((part) => !inOne.some((id) => part.test(id))))
        this.error('The federation plugin has other parts now, or keeps them in files of its own.');
      if (side.base && (made(BASE_FILE).length === 0 || chunks.some(({ name }) => ofGlue.test(name))))
        this.error('The federation plugin puts shares, or their glue, into files in another way now.');
    },
  };
}

/** With `base`, the modules by their addresses that all others build on: a shell; without it a module. */
export interface Side {
  readonly base?: RegExp;
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
