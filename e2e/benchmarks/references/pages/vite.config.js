/** Built as each maker recommends: bundled, minified, one folder for all pages. */
export default {
  base: './',
  build: {
    rollupOptions: { input: ['graph.html', 'react.html', 'survey.html', 'typebot.html'] },
    modulePreload: { polyfill: false },
  },
  logLevel: 'error',
};
