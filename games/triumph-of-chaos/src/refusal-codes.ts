export type RefusalCode = string;
