import { sendLoad, type Load } from './sendLoad.ts';

// Runs in a process of its own, so that it does not take the stack's time.
process.on('message', (load: Load) => {
  void sendLoad(load).then((result) => process.send?.(result));
});
