/** What the check found about a block, in brief. */
export interface BlockMark {
  readonly severity: 'error' | 'warning';
  /** Read out and shown, such as '1 Fehler'. */
  readonly label: string;
}
