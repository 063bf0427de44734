/** The push services of Chrome (and what is built on it), Firefox, Safari and Edge; `*` stands for any host below. */
export const usualPushServices: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];
