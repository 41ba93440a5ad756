import type { Cancellation } from '#shared/cancellation.ts';

/** The rule of cancelling as it is typed. */
export interface TypedRule {
  freeDays: string;
  share: string;
}

/** What the form begins with. */
export const typedRule = (rule: Cancellation | undefined): TypedRule => ({
  freeDays: rule ? String(rule.freeDays) : '',
  share: rule ? String(rule.share) : '',
});

/** The rule to send, which the server checks; none where nothing is typed. */
export const ruleOf = ({ freeDays, share }: TypedRule) =>
  freeDays.trim() || share.trim() ? { cancellation: { freeDays, share } } : {};
