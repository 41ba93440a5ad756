/** Where the reader is, in degrees: to about a kilometre, because more is not needed. */
export interface Here {
  latitude: number;
  longitude: number;
}

const refused =
  'Your browser does not tell this site where you are. Allow it in its settings, or enter a city.';
const unknown = 'It could not be found out where you are. Please enter a city.';

const LONGEST_MS = 15_000;
/** How old a position may be: somebody who looks for a room is still near it. */
const OLDEST_MS = 5 * 60_000;

const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100;

let known: Here | undefined;

/** Where the reader is, once they have said it; it is kept until the page is loaded anew, and nowhere else. */
export const readHere = (): Here | undefined => known;

/** Knows of no place from now on. For tests, each of whose readers is somebody else. */
export const forgetHere = (): void => {
  known = undefined;
};

/**
 * Asks the browser where the reader is, who is asked by it in turn: so only where they pressed a button for it.
 * @returns what went wrong, if anything
 */
export const askHere = ({
  geolocation,
}: Partial<Pick<Navigator, 'geolocation'>> = navigator): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (!geolocation) {
      resolve(unknown);
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => {
        known = {
          latitude: hundredths(coords.latitude),
          longitude: hundredths(coords.longitude),
        };
        resolve(undefined);
      },
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? refused : unknown),
      { timeout: LONGEST_MS, maximumAge: OLDEST_MS },
    );
  });
