/** A built page with further rules in its head, whose hash `securityHeaders` then allows. */
export const withStyle = (template: string, css: string): string =>
  template.replace('</head>', () => `<style>${css}</style></head>`);
