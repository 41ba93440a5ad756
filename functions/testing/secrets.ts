/**
 * The token secrets of all tests: the current one, which signs, and the previous one. Tests that share
 * their modules share what these keep for minutes, so a file that has a secret of its own must be alone.
 */
export const secrets = { current: 'c'.repeat(43), previous: 'p'.repeat(43) };
