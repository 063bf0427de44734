/** Width and height of a picture, in pixels. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}
