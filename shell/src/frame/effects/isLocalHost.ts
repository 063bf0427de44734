/** Whether the page comes from this very machine; only there the profile menu has 'Admin' (spec §2). */
export function isLocalHost(hostname = window.location.hostname): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
