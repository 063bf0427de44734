/** The end of a trigger at a block of the dialog that is open; its other end is in another chat. */
export interface TriggerStub {
  readonly id: string;
  /** The block's id. */
  readonly block: string;
  readonly kind: 'triggerSource' | 'triggerTarget';
  readonly text: string;
}
