import type { LibraryFile } from '../contract/index.ts';

/** A picture of the author's own library. */
export function aLibraryFile(fields: Partial<LibraryFile> = {}): LibraryFile {
  return {
    file_id: '0198f000-0000-7000-8000-000000000001',
    workspace_id: '0198f000-0000-7000-8000-0000000000aa',
    filename_db: '0198f000-0000-7000-8000-000000000001.jpg',
    name: 'Hund am Strand.jpg',
    kind: 'image',
    type: 'image/jpeg',
    size: 2_400_000,
    width: 4_000,
    height: 3_000,
    seconds: null,
    location: '/media/hund.jpg',
    thumb: '/media/hund.jpg?w=480',
    alt_text: '',
    created_at: Date.UTC(2026, 10, 20),
    replaced_at: null,
    dialogs: 2,
    ...fields,
  };
}
