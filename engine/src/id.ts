/**
 * A small integer that stands for something of one kind: a unit, a hex. Free at run time. An id of another kind does not
 * compile; a plain number, out of a loop or a packed table, does, so that tables of small integers need no casts.
 */
export type Id<Kind extends string> = number & { readonly kind?: Kind };
