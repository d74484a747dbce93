// What can be found by its name.

export interface Findable {
  readonly id: string;
  readonly name: string;
  /** Another spelling, or a number. */
  readonly alias?: string | undefined;
  /** A CSS colour. */
  readonly colour: string;
}
