import type { OxlintConfig } from 'oxlint';
import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule of ours. oxlint exports its type as that of a parameter only. */
export type Rule = Parameters<RuleTester['run']>[1];

/** Which rules are held, and how. */
export type Rules = NonNullable<OxlintConfig['rules']>;

/** What a rule does with a node that it has found. */
export type Visitor = NonNullable<ReturnType<NonNullable<Rule['create']>>[string]>;
