/** Size of a cover, as cards show it on dense screens. */
const WIDTH = 1200;
const HEIGHT = 750;
const QUALITY = 0.85;

/**
 * An image as a WebP cover of 1200 × 750, cut around its middle.
 *
 * @throws Error when the browser cannot read the file as an image
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const scale = Math.max(WIDTH / image.width, HEIGHT / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  canvas.getContext('2d')?.drawImage(image, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  image.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be encoded'))),
      'image/webp',
      QUALITY,
    );
  });
}
