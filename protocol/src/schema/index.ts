// The schemas, for the server and for tests. The web client imports types only, from the package's main door: so its
// bundle carries no schema and no compiler.
export * from './client.ts';
export * from './common.ts';
export * from './http.ts';
export * from './server.ts';
