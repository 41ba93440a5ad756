import { findProof, type Challenge } from './findProof.ts';

/** Works beside the page, which stays responsive meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  postMessage(findProof(data));
});
