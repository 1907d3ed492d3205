/** What browsers get of the package, by name: the server half would be built with what it has for Node, files and sockets. */
declare module 'tus-js-client/lib.esm/browser/index.js' {
  export * from 'tus-js-client';
}
