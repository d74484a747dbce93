/** Faces of a die in a row: 2, 3, 4 as 2–4. */
export function facesText(faces: readonly number[]): string {
  const [first, last] = [faces[0], faces.at(-1)];
  return first === last ? String(first) : `${first}–${last}`;
}
