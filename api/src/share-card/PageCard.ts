/** What the head of a dialog's page says for whoever shares it; null: what the page says by itself. */
export interface PageCard {
  readonly title: string | null;
  readonly description: string | null;
  /** Its address; null for none. */
  readonly picture: string | null;
  /** Whether it is made for that, and not a logo. */
  readonly isLarge: boolean;
}
