import jpegCode from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import decodeJpeg, { init as startJpeg } from '@jsquash/jpeg/decode.js';
import * as pngFile from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';
import decodePng, { init as startPng } from '@jsquash/png/decode.js';
import webpCode from '@jsquash/webp/codec/dec/webp_dec.wasm';
import webpEncoderCode from '@jsquash/webp/codec/enc/webp_enc_simd.wasm';
import decodeWebp, { init as startWebp } from '@jsquash/webp/decode.js';
import encodeWebp, { init as startWebpEncoder } from '@jsquash/webp/encode.js';

import type { ImageExtension } from '#shared/images.ts';
import type { Pixels } from './shrinkTo.ts';

/** Of 100. A card's photograph has a quarter less bytes than at 75, and looks the same. */
const QUALITY = 55;

type Bytes = Uint8Array<ArrayBuffer>;

/** The types of its package describe what it exports once it runs, not the bytes that are bundled. */
const { default: pngCode } = pngFile as unknown as { default: Bytes };

const modules = new Map<Bytes, WebAssembly.Module>();

/** The module of some code, which is compiled once. */
function moduleOf(code: Bytes): WebAssembly.Module {
  const module = modules.get(code) ?? new WebAssembly.Module(code);
  modules.set(code, module);
  return module;
}

/** How a module of Emscripten starts from its code. A bundle has no address beside which it could look for it. */
const from = (code: Bytes) => ({
  locateFile: (name: string) => name,
  instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): WebAssembly.Exports => {
    const instance = new WebAssembly.Instance(moduleOf(code), imports);
    done(instance);
    return instance.exports;
  },
});

/** Each picture is decoded in a memory of its own, as far as the decoder allows: one that breaks it breaks no other. */
const decoders: Record<ImageExtension, (bytes: Bytes) => Promise<Pixels>> = {
  jpg: async (bytes) => {
    await startJpeg(from(jpegCode));
    // Turned as the camera says, because what says so is dropped.
    return decodeJpeg(bytes.buffer, { preserveOrientation: true });
  },
  png: async (bytes) => {
    await startPng(moduleOf(pngCode));
    return decodePng(bytes.buffer);
  },
  webp: async (bytes) => {
    await startWebp(from(webpCode));
    return decodeWebp(bytes.buffer);
  },
};

/** The pixels of a picture, without anything else that its file says. @throws where it cannot be decoded */
export const decode = (bytes: Bytes, kind: ImageExtension): Promise<Pixels> =>
  decoders[kind](bytes);

/** A picture as WebP. */
export async function toWebp({ data, width, height }: Pixels): Promise<Uint8Array> {
  await startWebpEncoder(from(webpEncoderCode));
  const picture = { data, width, height } as ImageData;
  return new Uint8Array(await encodeWebp(picture, { quality: QUALITY }));
}
