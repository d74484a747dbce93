// Numbers as they are written: with a true minus, and halves of replacement steps as ½.
export function figure(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const written = size - whole === 0.5 ? `${whole || ''}½` : String(size);
  return value < 0 ? `−${written}` : written;
}
