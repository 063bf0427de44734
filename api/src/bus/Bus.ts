/** Hears that something about a dialog is new. */
export type BusListener = () => void;

/** News about dialogs between all servers of one database. They may be lost or come twice: listeners look for themselves. */
export interface Bus {
  /** Tells everybody soon; news about one dialog within a moment become one. */
  readonly publish: (survey_id: string) => void;
  /** Gives the way to stop listening. */
  readonly listen: (survey_id: string, listener: BusListener) => () => void;
  /** Whether news arrive: not before the first listener nor while the connection is broken. */
  readonly state: { readonly isHearing: boolean };
  /** Ends the connection that it holds. */
  readonly close: () => void;
}
