// The bytes that the shell and the engine exchange. Numbers are little-endian, a string is a u32 length and UTF-8. What
// goes to the engine is NFC: it compares texts scalar for scalar, where the server holds both forms of "é" to be equal.

export const encoder = new TextEncoder();
export const decoder = new TextDecoder("utf-8", { ignoreBOM: true }); // what looks like a byte order mark is text here

const room = new Uint8Array(8), view = new DataView(room.buffer); // what is written here is handed on as a copy
const number = (size, setter) => (value) => { view[setter](0, value, true); return room.slice(0, size); };
export const u8 = number(1, "setUint8"), u16 = number(2, "setUint16"), u32 = number(4, "setUint32");
export const i32 = number(4, "setInt32"), f64 = number(8, "setFloat64");

export function join(...parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) { whole.set(part, at); at += part.length; }
  return whole;
}
export function text(value) {
  // A few letters, as a tap sends them, are written sooner than the encoder is called.
  const isShort = value.length < 25 && !/[^\0-\x7f]/.test(value);
  let bytes = isShort ? Uint8Array.from(value, (letter) => letter.charCodeAt(0)) : encoder.encode(value);
  if (bytes.length !== value.length) bytes = encoder.encode(value.normalize("NFC"));
  return join(u32(bytes.length), bytes);
}
export const offset = () => -new Date().getTimezoneOffset(); // minutes east of UTC
export const clock = () => join(f64(Date.now()), i32(offset()));

/** Reads a batch; the methods are named after the letters of the operands in the tables of operations. */
export class Batch {
  constructor(buffer, start, length) {
    Object.assign(this, { buffer, view: new DataView(buffer), at: start, end: start + length });
  }
  skip(count) { this.at += count; return this.at - count; }
  b() { return this.view.getUint8(this.skip(1)); }
  h() { return this.view.getUint16(this.skip(2), true); }
  u() { return this.view.getUint32(this.skip(4), true); }
  s() {
    const length = this.u(), bytes = new Uint8Array(this.buffer, this.skip(length), length);
    // To call the decoder for a few letters takes longer than to read them.
    return length > 24 || bytes.some((byte) => byte > 127) ? decoder.decode(bytes) : String.fromCharCode(...bytes);
  }
  p() {
    const path = [];
    for (let left = this.h(); left; left--) path.push(this.h());
    return path;
  }
}
