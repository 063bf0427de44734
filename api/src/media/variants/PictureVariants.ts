/** A file that stands for another one. */
export interface Variant {
  /** Its name in the store. */
  readonly filename_db: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** What stands for a picture: 'none' where nothing is smaller, 'later' while it cannot be made. */
export type VariantFound = Variant | 'none' | 'later';

/** Smaller pictures, made once and kept. */
export interface PictureVariants {
  /** The picture in a width of `PICTURE_WIDTHS`, in the best format that `accept` (the header) names. */
  readonly find: (filename_db: string, width: number, accept: string) => Promise<VariantFound>;
}
