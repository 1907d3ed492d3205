/** Pixels of a cover, as cards show it on dense screens. */
export const COVER = { width: 1200, height: 750 };
/** Pixels of a portrait, as pages show it on dense screens. */
export const PORTRAIT = { width: 480, height: 480 };
const QUALITY = 0.85;

/**
 * An image as WebP of a size, cut around its middle. What else the file said, such as where it was taken, is gone.
 *
 * @throws Error when the browser cannot read the file as an image
 */
export async function shrinkImage(
  file: Blob,
  size: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const scale = Math.max(size.width / image.width, size.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  canvas.getContext('2d')?.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
  image.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be encoded'))),
      'image/webp',
      QUALITY,
    );
  });
}
