/** What is wrong in a study, or will be: in a sentence, with the panel that mends it. */
export interface Trouble {
  /** 'wrong': somebody is kept out or something is lost by it; 'soon': it should be looked at. */
  readonly weight: 'wrong' | 'soon';
  readonly text: string;
  /** The panel's address behind '#'. */
  readonly panel: string;
}
