import { sendLoad, type Load } from './sendLoad.ts';

// Runs in a separate process, so that it takes no processor time of the local product's process.
process.on('message', (load: Load) => {
  void sendLoad(load).then((result) => process.send?.(result));
});
