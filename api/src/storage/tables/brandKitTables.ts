import type { BrandField, BrandLook } from '@dialogwerk/shared/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A dialog's tie to a kit, as undo brings it back. */
export interface BrandTie {
  readonly kit_id: string;
  /** The kit's look when the dialog got it. */
  readonly taken: BrandLook;
  /** What the dialog got: its own copies of the pictures. */
  readonly given: BrandLook;
}

/** What the last act with a dialog's kit is undone by. */
export interface BeforeBrandAct {
  readonly settings: { readonly [Field in BrandField]?: BrandLook[Field] };
  readonly tie: BrandTie | null;
}

/** The rows of brand kits, as Kysely sees them; part of `Tables`. */
export interface BrandKitTables {
  brand_kits: {
    kit_id: string;
    workspace_id: string;
    name: string;
    version: Generated<number>;
    look: JSONColumnType<BrandLook>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    deleted_at: Date | null;
  };
  brand_kit_files: {
    filename: string;
    kit_id: string | null;
    type: string;
    size: number | null;
    reserved: Generated<number>;
    created_at: Date;
  };
  brand_kit_uses: {
    survey_id: string;
    kit_id: string | null;
    taken: JSONColumnType<BrandLook>;
    given: JSONColumnType<BrandLook>;
    before: ColumnType<BeforeBrandAct | null, string | null, string | null>;
  };
}
