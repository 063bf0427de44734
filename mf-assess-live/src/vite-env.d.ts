declare module '*?worker&url' {
  /** Where the file of a worker lies. */
  const address: string;
  export default address;
}
