/** A module of WebAssembly, whose bytes are bundled into the function. */
declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
