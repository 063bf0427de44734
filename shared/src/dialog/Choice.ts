/** Something that can be chosen; jumps and reactions name its id. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}
