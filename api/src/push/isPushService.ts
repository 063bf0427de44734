/** Whether an endpoint is one of these push services'; in `https://*.example.org` the star stands for any host below. */
export function isPushService(services: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme = '', below] = service.split('//*');
    return below === undefined ? origin === service : protocol === scheme && host.endsWith(below);
  });
}
