/** Reading the QR code of a sheet from a camera or a photo: by the browser where it can, else by a library that is loaded
 * when it is needed. */

/** What browsers that read QR codes themselves have; TypeScript does not know it yet. */
interface Detector { detect(image: CanvasImageSource): Promise<{ rawValue: string }[]> }
interface DetectorKind { new (wish: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }
declare const BarcodeDetector: DetectorKind | undefined;

type Reader = (picture: ImageData, source: CanvasImageSource) => Promise<string>;

/** A photo is made no larger than this before it is read: a code has at most 125 modules. */
const LARGEST_SIDE = 1600;
/** How long the library may look at one picture. */
const FRAME_MS = 150;
const PHOTO_MS = 4000;

/** Browsers give a page the camera only at HTTPS or on the machine itself. */
export const cameraAllowed = (): boolean => isSecureContext && !!navigator.mediaDevices?.getUserMedia;

/** The text of the code in a photo, or "" where none is found. */
export async function readPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    return await (await readerFor(PHOTO_MS))(pixelsOf(picture, picture.width, picture.height), picture);
  } finally {
    picture.close();
  }
}

/** Shows the camera in a video and looks for a code until one is found; gives the function that stops it. */
export async function watchCamera(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } });
  let watching = true;
  const stop = () => {
    watching = false;
    stream.getTracks().forEach((track) => track.stop());
  };
  video.srcObject = stream;
  await video.play();
  const read = await readerFor(FRAME_MS);
  const look = async (): Promise<void> => {
    if (!watching) return;
    const text = video.videoWidth ? await read(pixelsOf(video, video.videoWidth, video.videoHeight), video) : '';
    if (!watching) return;
    if (text) {
      stop();
      found(text);
    } else requestAnimationFrame(() => void look());
  };
  void look();
  return stop;
}

async function readerFor(milliseconds: number): Promise<Reader> {
  if (typeof BarcodeDetector !== 'undefined' && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (_, source) => (await detector.detect(source))[0]?.rawValue ?? '';
  }
  const { default: decodeQR } = await import('qr/decode.js');
  return async (picture) => {
    try {
      return decodeQR(picture, { effort: 8, timeLimit: milliseconds });
    } catch {
      return ''; // no code in this picture
    }
  };
}

function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext('2d', { willReadFrequently: true })!;
  drawing.drawImage(source, 0, 0, canvas.width, canvas.height);
  return drawing.getImageData(0, 0, canvas.width, canvas.height);
}
