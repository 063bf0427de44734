import type { Plugin } from 'vite';

/**
 * Ends a change at the module's own file, where the components that it concerns have not ended it already: they keep what
 * they hold, because React is told of each of them. Without this an edited text loads the whole page anew.
 */
export function keepOnEdit(): Plugin {
  return {
    name: 'dialogwerk-keep-on-edit',
    apply: 'serve',
    transform(code, id) {
      return id.replace(/\?.*$/, '').endsWith('/src/module.tsx')
        ? `${code}\nif (import.meta.hot) import.meta.hot.accept();`
        : null;
    },
  };
}
