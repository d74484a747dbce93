export const enPlay = {};
