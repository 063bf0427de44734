const own = document.currentScript;
const script =
  own instanceof HTMLScriptElement ? own : document.querySelector<HTMLScriptElement>('script[src*="/widget.js"]');

/** The script element that brought this file; null where a page has put it in another way. */
export { script };

/** The installation that the script came from, whose dialogs it shows. */
export const home: string = script ? new URL(script.src).origin : location.origin;
