export const frPlay = {};
