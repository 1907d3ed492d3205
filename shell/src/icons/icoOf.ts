const HEADER = 6;
const ENTRY = 16;

/** A PNG as `.ico`, for what asks for `/favicon.ico` without reading the page: a header, one entry, the image itself. */
export function icoOf(png: Uint8Array, size: number): Uint8Array {
  const ico = new Uint8Array(HEADER + ENTRY + png.length);
  const view = new DataView(ico.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // of one image
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits a pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER + ENTRY, true);
  ico.set(png, HEADER + ENTRY);
  return ico;
}
