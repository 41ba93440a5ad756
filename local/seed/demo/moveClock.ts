const RealDate = Date;

/**
 * Lets `Date` of this thread begin at another moment, from where it runs on as the clock does, so that what is
 * done then is dated then. Returns a function that gives the clock back.
 * @param moment milliseconds since 1970
 */
export function moveClock(moment: number): () => void {
  const offset = moment - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...args: unknown[]) {
      // A date without arguments is now; any other is what its arguments say.
      super(...((args.length === 0 ? [RealDate.now() + offset] : args) as [number]));
    }
    static override now = (): number => RealDate.now() + offset;
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
