/** Where something is done: in the page itself, or in the frame that the widget has put into it. */
export type Place = 'page' | 'frame';

/** A function that is sent to the browser as text: it uses its argument and what the page has, nothing else. */
export type Sent<Argument, Result> = (argument: Argument) => Result;

/** A browser that is not Playwright's, as far as a widget is tried out in it; every promise rejects when the browser refuses. */
export interface DrivenBrowser {
  /** Opens the address in a window of this size, in CSS pixels. */
  readonly open: (url: string, size: { readonly width: number; readonly height: number }) => Promise<void>;
  /** Runs it there and gives what it returns, as JSON has it. */
  readonly run: <Argument, Result>(place: Place, sent: Sent<Argument, Result>, argument: Argument) => Promise<Result>;
  /** Presses the element that the function finds, as a pointer does. */
  readonly press: <Argument>(place: Place, find: Sent<Argument, Element | null>, argument: Argument) => Promise<void>;
  /** Types into the element that the function finds, key by key. */
  readonly type: <Argument>(
    place: Place,
    find: Sent<Argument, Element | null>,
    argument: Argument,
    text: string,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}
