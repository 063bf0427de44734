/** With `--import` before a server: its event loop stands still from SIGUSR2 on, in a pattern as a stranger's text would hold it. */
process.on('SIGUSR2', () => holdTheLoop());

function holdTheLoop(): void {
  /^([A-Z][a-z]+(?:-[A-Z][a-z]+)?-?)*$/.test(`${'Aa-'.repeat(60)}!`);
}
