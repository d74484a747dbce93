// What the hand draws on the open table: the corners of a path, where the hand is, and the ruler.
import type { Place } from '@motti/hourra-pobieda/parts';

export class Pencil {
  /** Set so far, without the start. */
  corners = $state.raw<readonly Place[]>([]);
  /** Where the mouse or the keyboard is; nothing while it is off the map. */
  cursor = $state.raw<Place>();
  /** The tape is out; both ends once it has been laid down. */
  ruler = $state.raw<{ readonly from: Place | undefined; readonly to: Place | undefined }>();

  /** The path as it would be walked now. */
  get path(): readonly Place[] {
    const { corners, cursor } = this;
    return cursor === undefined || cursor === corners.at(-1) ? corners : [...corners, cursor];
  }

  setCorner(place: Place): void {
    if (place !== this.corners.at(-1)) this.corners = [...this.corners, place];
  }

  takeBack(): void {
    this.corners = this.corners.slice(0, -1);
  }

  /** Nothing drawn; the ruler stays where it lies. */
  clear(): void {
    this.corners = [];
  }

  toggleRuler(): void {
    this.ruler = this.ruler ? undefined : { from: undefined, to: undefined };
  }

  /** The first press lays the beginning down, the second the end; a third begins anew. */
  measureAt(place: Place): void {
    const from = this.ruler?.from;
    this.ruler =
      from === undefined || this.ruler?.to !== undefined
        ? { from: place, to: undefined }
        : { from, to: place };
  }
}
