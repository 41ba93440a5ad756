/** Counts the bytes that the functions log. Until it is stopped, they are not printed. */
export function countLogs(): { take: () => number; stop: () => void } {
  const write = process.stdout.write.bind(process.stdout);
  let bytes = 0;
  process.stdout.write = (text: string) => {
    bytes += Buffer.byteLength(text);
    return true;
  };
  return {
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    stop: () => {
      process.stdout.write = write;
    },
  };
}
