/** What is passed on as it is and kept nowhere. Of several with one key within a moment the last one counts. */
export interface Message {
  readonly key: string;
  /** At most some hundred bytes. */
  readonly text: string;
}

/** Hears that something about a dialog is new, or a message about it. */
export type BusListener = (message?: Message) => void;

/** News about dialogs between all servers of one database. They may be lost or come twice: listeners look for themselves. */
export interface Bus {
  /** Tells everybody soon; news about one dialog within a moment become one. */
  readonly publish: (survey_id: string) => void;
  /** Passes a message on to everybody who listens; those that are lost are not found again. */
  readonly tell: (survey_id: string, message: Message) => void;
  /** Gives the way to stop listening. */
  readonly listen: (survey_id: string, listener: BusListener) => () => void;
  /** Whether news arrive: not before the first listener nor while the connection is broken. */
  readonly state: { readonly isHearing: boolean };
  /** Ends the connection that it holds. */
  readonly close: () => void;
}
