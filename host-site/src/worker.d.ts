/** The address of a worker's script in the build. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
