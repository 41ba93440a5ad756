import { expect, it } from 'vitest';
import { majorVersion } from './java.ts';

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_422"', 8],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21" 2023-09-19', 21],
  ['openjdk version "25-ea" 2025-09-16', 25],
  ['command not found', undefined],
])('reads the version of a Java out of %j', (text, version) => {
  expect(majorVersion(text)).toBe(version);
});
