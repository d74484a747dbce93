// The seats by name: the scenario's first side and its second.
export const BLUE = 'blue';
export const RED = 'red';
