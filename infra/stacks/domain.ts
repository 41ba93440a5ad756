import type { Node } from 'constructs';

/** A custom domain for the site. */
export interface Domain {
  /** Such as `coldroom.example.com`. */
  readonly name: string;
  /** Its certificate in us-east-1, the only region whose certificates CloudFront accepts. */
  readonly certificateArn: string;
}

const NAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const CERTIFICATE = /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;

/**
 * The domain that `-c domain=… -c certificateArn=…` names. Without them the site has the host name
 * that CloudFront assigns.
 * @throws if only one of the two is given, or one is invalid
 */
export function domainOf(node: Node): Domain | undefined {
  const name = textOf(node, 'domain');
  const certificateArn = textOf(node, 'certificateArn');
  if (name === undefined && certificateArn === undefined) return undefined;
  if (name === undefined || certificateArn === undefined) {
    throw new Error('domain and certificateArn belong together: -c domain=… -c certificateArn=…');
  }
  if (!NAME.test(name)) {
    throw new Error(`domain must be a name such as coldroom.example.com, not "${name}"`);
  }
  if (!CERTIFICATE.test(certificateArn)) {
    throw new Error(
      `certificateArn must name a certificate in us-east-1, as CloudFront takes no other: arn:aws:acm:us-east-1:…:certificate/…, not "${certificateArn}"`,
    );
  }
  return { name, certificateArn };
}

function textOf(node: Node, key: string): string | undefined {
  const value: unknown = node.tryGetContext(key);
  if (value === undefined || typeof value === 'string') return value;
  throw new Error(`${key} must be text`);
}
