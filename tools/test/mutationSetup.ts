import fc from 'fast-check';

/** A mutant is caught by the first counterexample: to look for a smaller one takes minutes. */
fc.configureGlobal({ endOnFailure: true });
