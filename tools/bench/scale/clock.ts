const RealDate = Date;
let shift = 0;

/** The moment that the functions take for now: the real one, moved. */
class MovedDate extends RealDate {
  constructor(...moment: unknown[]) {
    super(...((moment.length > 0 ? moment : [RealDate.now() + shift]) as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

/** Lets the clock of this process stand at a moment and go on from there. For measurements in a process of their own. */
export function travelTo(moment: number): void {
  shift = moment - RealDate.now();
  globalThis.Date = MovedDate as DateConstructor;
}

/** Sets the clock right again. */
export function travelBack(): void {
  shift = 0;
  globalThis.Date = RealDate;
}
