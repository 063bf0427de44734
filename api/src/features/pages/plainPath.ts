/**
 * Whether a decoded path names a file below a folder and nothing else: no empty, hidden or parent segment, no
 * backslash, no NUL. Everything else is answered as not found before the disk is touched.
 */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((segment) => /^[^.\\\0][^\\\0]*$/.test(segment));
}
