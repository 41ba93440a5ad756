import type { StageSettings } from '#infra/stacks/stageSettings.ts';

/**
 * What a stage can set. Copy it to `prod.ts`, replace what is an example, remove what you do not need, and
 * commit it: every `cdk` command of the stage reads it, so that nothing can be forgotten.
 */
export const settings: StageSettings = {
  /** docs/operations.md compares regions. A stage cannot move to another one later. */
  region: 'eu-west-1',
  /** Shown on the site; answers to e-mails go to it. `prod` needs a real one. */
  contactEmail: 'hello@coldroom.example',
  /** AWS sends it a mail to confirm. `prod` needs a real one. */
  alarmEmail: 'operator@coldroom.example',
  /**
   * E-mails come from it; docs/operations.md says how SES learns that it is yours. `prod` needs a real one. Each stage of a
   * region needs a domain or subdomain of its own for it, such as dev.coldroom.example, because SES knows a domain once.
   */
  mailFrom: 'hello@coldroom.example',
  /** Without it, the site has the host name that CloudFront assigns. */
  domain: {
    name: 'coldroom.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000',
  },
  /** Requests of one address in five minutes, counted by AWS WAF for about 6 dollars a month. */
  requestsPerAddress: 3_000,
  /**
   * After the first successful deployment, write here what it printed, and deploy again: it protects the
   * stage from deletion, and lets only this distribution read the pictures.
   */
  // deployed: { distributionId: 'E…' },
};
