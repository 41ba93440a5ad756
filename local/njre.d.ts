/** njre brings no types of its own; this is the part that we use. */
declare module 'njre' {
  export function install(
    version: number,
    options: { type: 'jre' | 'jdk'; installPath: string },
  ): Promise<string>;
}
