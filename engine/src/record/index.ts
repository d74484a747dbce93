export type { GameOf } from './header.ts';
export { type MistakeCode, RecordError } from './mistake.ts';
export { type ReadRecord, readRecord } from './reader.ts';
export * from './record.ts';
export { checkSeal, type SealFault, type SealWhy } from './seal.ts';
export { signedBytes, writeRecord } from './writer.ts';
